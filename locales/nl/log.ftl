# Lines of the log, in whole sentences. The attribute .you addresses the player who acts.
# $who acts on $other; $card, $cards, $color and $count say with what. $other-id is you where $other is the
# reader (log-you), else player. The page and the terminal game say the same.

log-you = jou
log-start = { $who } draait { $card-object } open.
    .you = Je draait { $card-object } open.
log-play = { $who } speelt { $card-object }.
    .you = Je speelt { $card-object }.
log-play-color = { $who } speelt { $card-object } en kiest { $color }.
    .you = Je speelt { $card-object } en kiest { $color }.
log-play-uno = { $who } speelt { $card-object } en roept UNO.
    .you = Je speelt { $card-object } en roept UNO.
log-play-color-uno = { $who } speelt { $card-object }, kiest { $color } en roept UNO.
    .you = Je speelt { $card-object }, kiest { $color } en roept UNO.
log-jump-in = { $who } speelt ertussendoor.
    .you = Je speelt ertussendoor.
log-swap =
    { $other-id ->
        [you] { $who } ruilt van hand met jou.
       *[player] { $who } ruilt van hand met { $other }.
    }
    .you = Je ruilt van hand met { $other }.
log-rotate =
    { $direction ->
        [left] Alle handen schuiven door naar links.
       *[right] Alle handen schuiven door naar rechts.
    }
log-again = Alle anderen slaan een beurt over: { $who } mag nog een keer.
    .you = Alle anderen slaan een beurt over: jij mag nog een keer.
log-name = { $who } kiest { $color }.
    .you = Je kiest { $color }.
log-uno = { $who } roept UNO.
    .you = Je roept UNO.
log-give =
    { $other-id ->
        [you] { $who } geeft jou { card-count }.
       *[player] { $who } geeft { $other } { card-count }.
    }
    .you = Je geeft { $other } { card-count }.
log-give-open =
    { $other-id ->
        [you] { $who } geeft jou { $cards-object }.
       *[player] { $who } geeft { $other } { $cards-object }.
    }
    .you = Je geeft { $other } { $cards-object }.
log-draw = { $who } trekt { card-count }.
    .you = Je trekt { card-count }.
log-draw-open = { $who } trekt { $cards-object }.
    .you = Je trekt { $cards-object }.
log-draw-kept = { $who } trekt { card-count } en houdt die.
    .you = Je trekt { card-count } en houdt die.
log-draw-open-kept = { $who } trekt { $cards-object } en houdt die.
    .you = Je trekt { $cards-object } en houdt die.
log-draw-skipped = { $who } trekt { card-count } en slaat een beurt over.
    .you = Je trekt { card-count } en slaat een beurt over.
log-draw-open-skipped = { $who } trekt { $cards-object } en slaat een beurt over.
    .you = Je trekt { $cards-object } en slaat een beurt over.
log-draw-nothing = { $who } kan niet trekken: de kaarten zijn op.
    .you = Je kunt niet trekken: de kaarten zijn op.
log-gift-uncalled = { $who } gaf de laatste kaart weg zonder UNO te roepen.
    .you = Je gaf je laatste kaart weg zonder UNO te roepen.
log-keep = { $who } houdt de getrokken kaart.
    .you = Je houdt de getrokken kaart.
log-skip = { $who } wordt overgeslagen.
    .you = Je wordt overgeslagen.
log-accept = { $who } accepteert.
    .you = Je accepteert.
log-challenge =
    { $other-id ->
        [you] { $who } daagt je uit.
       *[player] { $who } daagt { $other } uit.
    }
    .you = Je daagt { $other } uit.
log-show =
    { $other-id ->
        [you] { $who } laat je alle kaarten zien.
       *[player] { $who } laat { $other } alle kaarten zien.
    }
    .you = Je laat { $other } je kaarten zien.
log-show-open = { $who } laat je alle kaarten zien: { $cards }.
    .you = Je laat { $other } je kaarten zien.
log-guilty = Schuldig: { $who } blufte.
    .you = Schuldig: je blufte.
log-innocent = Onschuldig: { $who } blufte niet.
    .you = Onschuldig: je blufte niet.
log-found = { $who } laat de laatst getrokken kaart zien: { $card }.
    .you = Je laat de laatst getrokken kaart zien: { $card }.
log-cleared = De UNO van { $who } telt niet meer.
    .you = Je UNO telt niet meer.
log-catch =
    { $other-id ->
        [you] { $who } betrapt je: nog één kaart en geen UNO geroepen.
       *[player] { $who } betrapt { $other }: nog één kaart en geen UNO geroepen.
    }
    .you = Je betrapt { $other }: nog één kaart en geen UNO geroepen.
log-out = { $who } is uit.
    .you = Je bent uit!
log-exposed = { $who } heeft nog één kaart en heeft geen UNO geroepen.
    .you = Je hebt nog één kaart en hebt geen UNO geroepen.
log-returned = De startkaart gaat terug in de stok: { $card }.
log-returned-bottom = De startkaart gaat onder in de stok: { $card }.
log-ignored = De startkaart telt niet: { $card }. De volgende kaart wordt opengedraaid.
log-redealt = Met geen enkele kaart kon de ronde beginnen: alles wordt geschud en opnieuw gedeeld.
log-reshuffled =
    { $count ->
        [one] De stok is op: 1 kaart van de open stapel wordt de nieuwe stok.
       *[other] De stok is op: { $count } kaarten van de open stapel worden geschud en vormen de nieuwe stok.
    }
log-flipped =
    { $side ->
        [dark] Flip! De nacht valt: nu geldt de donkere kant.
        [light] Flip! De dag breekt aan: nu geldt de lichte kant.
       *[other]
            { $light ->
                [night] Flip! De nacht valt: nu geldt de kant { $side }.
               *[day] Flip! De dag breekt aan: nu geldt de kant { $side }.
            }
    }
log-surfaced = Door de Flip ligt er nu { $card-object } bovenop, zonder gevolgen.
log-reversed =
    { $direction ->
        [left] De speelrichting keert om: nu met de klok mee.
       *[right] De speelrichting keert om: nu tegen de klok in.
    }
log-blocked = De ronde zit vast: niemand kon spelen of trekken. Niemand krijgt punten.
log-move-limit = De ronde heeft het maximale aantal zetten bereikt. Niemand krijgt punten.

# What people at the table did beside the cards: notices, and lines of the log.
note-chat = { $who } zegt: { $text }
    .you = Je zegt: { $text }
note-reaction = { $who } reageert: { $reaction }
    .you = Je reageert: { $reaction }
note-joined = { $who } doet mee.
    .you = Je doet mee.
note-left = { $who } is van tafel gegaan.
    .bot = { $who } is van tafel gegaan. Een bot speelt verder.
note-removed = De host heeft { $who } van tafel gestuurd.
    .bot = De host heeft { $who } van tafel gestuurd. Een bot speelt verder.
note-renamed = { $who } heet nu { $name }.
    .you = Je heet nu { $name }.
note-away = { $who } is er even niet: een bot valt in.
    .you = Je was er even niet: een bot viel voor je in.
note-late = De tijd van { $who } is om: een bot valt in.
    .you = Je tijd is om: een bot valt voor je in.
note-back = { $who } is er weer.
    .you = Je bent er weer.
note-host = { $who } is nu host.
    .you = Je bent nu host.
note-rematch = { $who } wil nog een keer spelen.
    .you = Je hebt om een revanche gevraagd.
