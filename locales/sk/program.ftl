# Program sám: čo je zač a čo sa povie, keď zlyhá. $log je cesta k súboru.

program-what = Doskové hry z rodiny Karak: objavuj, bojuj, získavaj poklady

fault-title = Karak musel skončiť
fault-text = V programe nastala chyba. Tvoja hra je uložená: nabudúce zvoľ „{ title-continue }“. Čo sa stalo, je zapísané v súbore { $log } – keď budeš chybu hlásiť, prilož ho, prosím.
fault-text-no-log = V programe nastala chyba. Tvoja hra je uložená: nabudúce zvoľ „{ title-continue }“.
fault-close = Ľubovoľný kláves toto okno zavrie.
