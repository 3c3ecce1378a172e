# The table on a big screen, and how a phone takes a seat there.

screen-title = Bord { $code }
screen-link = Visa på storskärm
screen-link-hint = Alla har sina kort i mobilen; en tv eller surfplatta visar bordet men ingens kort.
screen-join = Skanna koden vid en plats för att spela där.
screen-join-type = Eller öppna { $address }
screen-seats-full = Alla platser är tagna. Värden startar matchen.
screen-seat-qr = Kod till plats { $number }
screen-fullscreen = Helskärm
screen-fullscreen-off = Avsluta helskärm
screen-sound-on = Slå på ljudet
screen-sound-off = Stäng av ljudet
screen-cards = { $count } kort
screen-round-won = { $who } vinner rundan
screen-waiting = Bordet görs i ordning.
seat-offer-title = Plats { $number } är ledig för dig
seat-offer-taken = Någon hann just före till plats { $number }.
seat-offer-other = Se bordet
