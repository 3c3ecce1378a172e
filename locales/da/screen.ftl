# The table on a big screen, and how a phone takes a seat there.

screen-title = Bord { $code }
screen-link = Vis på storskærm
screen-link-hint = Alle har deres kort på mobilen; et tv eller en tablet viser bordet, men ingens kort.
screen-join = Scan koden ved en plads for at spille der.
screen-join-type = Eller åbn { $address }
screen-seats-full = Alle pladser er taget. Værten starter spillet.
screen-seat-qr = Kode til plads { $number }
screen-fullscreen = Fuld skærm
screen-fullscreen-off = Afslut fuld skærm
screen-sound-on = Slå lyden til
screen-sound-off = Slå lyden fra
screen-cards = { $count } kort
screen-round-won = { $who } vinder runden
screen-waiting = Bordet gøres klar.
seat-offer-title = Plads { $number } er ledig til dig
seat-offer-taken = Nogen har lige taget plads { $number }.
seat-offer-other = Se bordet
