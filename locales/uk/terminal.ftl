# The game in a terminal.

terminal-welcome = { $game }, зерно { $seed }. Введи номер варіанта або ? для довідки.
terminal-welcome-back = { $game }: гра триває, зерно { $seed }. Введи номер варіанта або ? для довідки.
terminal-help =
    Номер     зробити це
    Enter     вибрати єдиний або перший варіант
    m         мапа
    p         гравці та що вони мають
    l         що сталося останнім часом
    u         скасувати дію
    s ФАЙЛ    зберегти під власною назвою
    q         зберегти та вийти
    ?         ця довідка
terminal-choice = { $number }  { $choice }
terminal-chance = { $choice } (шанс на перемогу { $percent } %)
terminal-prompt = >
terminal-what = Введи номер від 1 до { $most } або ? для довідки.
terminal-no-undo = Скасувати неможливо: відтоді відкрилося щось нове.
terminal-undone = Скасовано.
terminal-saved = Збережено як «{ $file }».
terminal-not-saved = Гра триває, але її не збережено. { $problem }
terminal-bye = Гру збережено. Продовжити: karak play --continue
terminal-bye-unsaved = Гру не збережено. { $problem }
terminal-person = ти
terminal-computer = комп’ютер
terminal-result = { $place }. { NAME($hero) }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
terminal-diverged = Від кроку { $step } цю гру грали за старішими правилами; що було далі, розповісти неможливо.

## Errors

error-no-autosave = Немає гри, яку можна продовжити.
error-seats = Місця мають бути з цього переліку, через кому: { $players }.
error-heroes = Героїв має бути стільки, скільки місць.
error-same-file = Журнал і збережена гра потребують окремих файлів.
error-setup = Цю гру неможливо почати: { $why }.
error-language = Мови «{ $language }» немає. Є такі: { $languages }.
error-no-display = Немає екрана, щоб відкрити вікно ({ $why }). Команда «karak play» запускає гру в терміналі.
error-scene = Сцени «{ $scene }» немає. Є такі: { $scenes }.
error-picture = Не вдалося записати «{ $file }»: { $why }.
