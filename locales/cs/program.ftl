# Program sám: co je zač a co se řekne, když selže. $log je cesta k souboru.

program-what = Deskové hry z rodiny Karak: objevuj, bojuj, získávej poklady

fault-title = Karak musel skončit
fault-text = V programu nastala chyba. Tvoje hra je uložená: příště zvol „{ title-continue }“. Co se stalo, je zapsáno v souboru { $log } – až budeš chybu hlásit, přilož ho, prosím.
fault-text-no-log = V programu nastala chyba. Tvoje hra je uložená: příště zvol „{ title-continue }“.
fault-close = Libovolná klávesa toto okno zavře.
