# The program itself: what it is, and what is said when it fails. $log is the path of a file.

program-what = Board games of the Karak family: explore, fight, win treasure

fault-title = Karak had to stop
fault-text = There was a fault in the program. Your game is kept: choose “{ title-continue }” the next time. What happened is written in { $log } – please send this file along when you report the fault.
fault-text-no-log = There was a fault in the program. Your game is kept: choose “{ title-continue }” the next time.
fault-close = Any key closes this window.
