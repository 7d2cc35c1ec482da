# Le programme lui-même : ce qu’il est, et ce qu’il dit quand il échoue. $log est le chemin d’un fichier.

program-what = Les jeux de plateau de la famille Karak : explorer, combattre, gagner des trésors

fault-title = Karak a dû s’arrêter
fault-text = Une erreur s’est produite dans le programme. Ta partie est conservée : choisis « { title-continue } » la prochaine fois. Ce qui s’est passé est écrit dans { $log } – joins ce fichier quand tu signales l’erreur.
fault-text-no-log = Une erreur s’est produite dans le programme. Ta partie est conservée : choisis « { title-continue } » la prochaine fois.
fault-close = N’importe quelle touche ferme cette fenêtre.
