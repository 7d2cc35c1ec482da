# What can be wrong with a saved game. $file is the file's name.

save-missing = Файлу «{ $file }» немає.
save-unreadable = Неможливо прочитати «{ $file }»: { $why }.
save-unwritable = Неможливо записати «{ $file }»: { $why }.
save-not-a-file = «{ $file }» — не звичайний файл, тож гру туди не збережено.
save-foreign = «{ $file }» — не збережена гра Karak.
save-truncated = Файл «{ $file }» неповний: бракує кінця.
save-newer = «{ $file }» збережено новішою версією Karak. Онови гру, щоб завантажити цей файл.
save-edited = «{ $file }» змінено після збереження, тож цьому файлу не можна довіряти.
save-damaged = Файл «{ $file }» пошкоджено ({ $where }).
save-other-game = «{ $file }» — збережена гра «{ NAME($game) }».
