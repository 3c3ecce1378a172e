# The table on a big screen, and how a phone takes a seat there.

screen-title = Pöytä { $code }
screen-link = Näytä isolla näytöllä
screen-link-hint = Kädet ovat puhelimissa; televisio tai tabletti näyttää pöydän, mutta ei kenenkään kortteja.
screen-join = Skannaa paikan koodi, niin pääset pelaamaan sille paikalle.
screen-join-type = Tai avaa { $address }
screen-seats-full = Kaikki paikat on varattu. Vetäjä aloittaa ottelun.
screen-seat-qr = Paikan { $number } koodi
screen-fullscreen = Koko näyttö
screen-fullscreen-off = Poistu koko näytön tilasta
screen-sound-on = Äänet päälle
screen-sound-off = Äänet pois
screen-cards =
    { $count ->
        [one] { $count } kortti
       *[other] { $count } korttia
    }
screen-round-won = { $who } voittaa kierroksen
screen-waiting = Pöytää valmistellaan.
seat-offer-title = Voit ottaa paikan { $number }
seat-offer-taken = Joku ehti juuri ottaa paikan { $number }.
seat-offer-other = Katso pöytää
