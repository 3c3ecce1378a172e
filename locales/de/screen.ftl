# The table on a big screen, and how a phone takes a seat there.

screen-title = Tisch { $code }
screen-link = Auf großem Bildschirm zeigen
screen-link-hint = Die Handkarten bleiben auf den Handys; auf dem Fernseher oder Tablet ist nur der Tisch zu sehen.
screen-join = Scanne den Code eines Platzes, um dort zu spielen.
screen-join-type = Oder öffne { $address }
screen-seats-full = Alle Plätze sind besetzt. Der Host startet die Partie.
screen-seat-qr = Code für Platz { $number }
screen-fullscreen = Vollbild
screen-fullscreen-off = Vollbild beenden
screen-sound-on = Ton einschalten
screen-sound-off = Ton ausschalten
screen-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
screen-round-won = { $who } gewinnt die Runde
screen-waiting = Der Tisch wird vorbereitet.
seat-offer-title = Platz { $number } ist für dich frei
seat-offer-taken = Platz { $number } hat gerade jemand anders genommen.
seat-offer-other = Tisch ansehen
