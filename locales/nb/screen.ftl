# The table on a big screen, and how a phone takes a seat there.

screen-title = Bord { $code }
screen-link = Vis på storskjerm
screen-link-hint = Alle har kortene sine på mobilen; en TV eller et nettbrett viser bordet, men ingens kort.
screen-join = Skann koden ved en plass for å spille der.
screen-join-type = Eller åpne { $address }
screen-seats-full = Alle plassene er tatt. Verten starter spillet.
screen-seat-qr = Kode til plass { $number }
screen-fullscreen = Fullskjerm
screen-fullscreen-off = Avslutt fullskjerm
screen-sound-on = Slå på lyden
screen-sound-off = Slå av lyden
screen-cards = { $count } kort
screen-round-won = { $who } vinner runden
screen-waiting = Bordet gjøres klart.
seat-offer-title = Plass { $number } er ledig for deg
seat-offer-taken = Noen har nettopp tatt plass { $number }.
seat-offer-other = Se på bordet
