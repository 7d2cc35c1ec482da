# What can be wrong with a saved game. $file is the file's name.

save-missing = There is no file “{ $file }”.
save-unreadable = “{ $file }” can’t be read: { $why }.
save-unwritable = “{ $file }” can’t be written: { $why }.
save-not-a-file = “{ $file }” is not an ordinary file, so no game is saved there.
save-foreign = “{ $file }” is not a saved game of Karak.
save-truncated = “{ $file }” is incomplete: its end is missing.
save-newer = “{ $file }” was saved by a newer version of Karak. Please update the game to load it.
save-edited = “{ $file }” has been changed since Karak saved it, so it can’t be trusted.
save-damaged = “{ $file }” is damaged ({ $where }).
save-other-game = “{ $file }” is a saved game of { NAME($game) }.
