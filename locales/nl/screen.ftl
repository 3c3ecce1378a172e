# The table on a big screen, and how a phone takes a seat there.

screen-title = Tafel { $code }
screen-link = Op een groot scherm tonen
screen-link-hint = De kaarten heb je op je telefoon; een tv of tablet toont de tafel, maar niemands kaarten.
screen-join = Scan de code van een plaats om daar te spelen.
screen-join-type = Of open { $address }
screen-seats-full = Alle plaatsen zijn bezet. De host start de partij.
screen-seat-qr = Code voor plaats { $number }
screen-fullscreen = Volledig scherm
screen-fullscreen-off = Volledig scherm sluiten
screen-sound-on = Geluid aanzetten
screen-sound-off = Geluid uitzetten
screen-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
screen-round-won = { $who } wint de ronde
screen-waiting = De tafel wordt klaargezet.
seat-offer-title = Plaats { $number } is vrij voor jou
seat-offer-taken = Plaats { $number } is net bezet.
seat-offer-other = Bekijk de tafel
