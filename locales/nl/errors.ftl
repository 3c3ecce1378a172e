# What the server refuses or cannot do, other than moves: one message a name, error-NAME. The server sends
# the name and its facts, which are the variables here, beside the English text made from them.
#   $reason   why, as one of the keys below; none where the error needs no reason
#   $detail   what is wrong in a request, in technical English: only programs other than the page send such
#   $count    of bots asked for; seconds to wait
#   $player   the name that somebody else has

error-bad-message =
    { $reason ->
        [name-empty] De naam is leeg.
       *[none] Het bericht kon niet gelezen worden: { $detail }.
    }
error-bad-settings =
    { $reason ->
        [bots]
            { $count ->
                [one] Deze instellingen kunnen niet: met 1 bot is er geen plaats meer voor jou.
               *[other] Deze instellingen kunnen niet: met { $count } bots is er geen plaats meer voor jou.
            }
        [seat-taken] Deze instellingen kunnen niet: een plaats die zou verdwijnen is bezet.
       *[none] Deze instellingen kunnen niet: { $detail }.
    }
error-too-large = Het bericht is te groot.
error-not-json = Het verzoek moet JSON zijn.
error-too-fast = Te veel verzoeken. Wacht even.
error-too-many-connections = Te veel verbindingen vanaf je netwerk. Wacht even.
error-unknown-page = Op dit adres is geen pagina.
error-unknown-table = Deze tafel bestaat niet.
error-unknown-seat = Deze plaats bestaat niet.
error-wrong-method = Dit adres ondersteunt die methode niet.
error-wrong-token = Deze link geeft hier geen toegang tot een plaats.
error-wrong-password = Het wachtwoord klopt niet.
error-password-wait =
    { $count ->
        [one] Te veel verkeerde wachtwoorden. Probeer het over 1 seconde nog eens.
       *[other] Te veel verkeerde wachtwoorden. Probeer het over { $count } seconden nog eens.
    }
error-wrong-origin = Deze pagina hoort niet bij deze server.
error-wrong-host = Deze server heeft die naam niet. Wie hem beheert, kan de naam toevoegen met --origin.
error-no-spectators = Bij deze tafel mag niemand meekijken.
error-too-many-spectators = Er kunnen bij deze tafel geen kijkers meer bij.
error-table-locked = De host heeft de tafel op slot gedaan.
error-table-full = Alle plaatsen zijn bezet.
error-table-worn-out = Aan deze tafel is zo lang gespeeld dat het verloop vol is. Maak een nieuwe.
error-no-table = Er is nu geen open tafel met een vrije plaats.
error-seat-taken = Deze plaats is bezet.
error-seat-limit = Niemand anders vanaf je netwerk kan aan deze open tafel gaan zitten.
error-not-seated = Dat kan alleen wie aan deze tafel speelt.
error-not-host = Dat kan alleen de host.
error-not-now =
    { $reason ->
        [round-none] Dat kan nu niet: er is geen ronde bezig.
        [paused] Dat kan nu niet: het spel is gepauzeerd.
        [match-on] Dat kan nu niet: er is een partij bezig.
        [match-none] Dat kan nu niet: er is geen partij bezig.
        [match-open] Dat kan nu niet: er is geen partij afgelopen.
        [deal-none] Dat kan nu niet: er hoeft geen ronde gedeeld te worden.
        [own-seat] Dat kan nu niet: wil je je eigen plaats opgeven, ga dan van tafel.
        [bot-in-match] Dat kan nu niet: tijdens een partij kan er geen bot weg.
        [pause-none] Dat kan nu niet: er valt niets te pauzeren.
        [not-paused] Dat kan nu niet: het spel is niet gepauzeerd.
        [uno-early] Dat kan nu niet: na je volgende kaart houd je niet precies één kaart over.
        [stage-none] Dat kan nu niet: er is geen fase bezig.
        [stage-ended] Dat kan nu niet: deze tafel is klaar met de fase.
        [stage-waiting-none] Dat kan nu niet: er staat geen fase klaar om te beginnen.
        [break-none] Dat kan nu niet: er is geen pauze.
        [tournament-open] Dat kan nu niet: het toernooi is nog niet afgelopen.
        [records-written] Dat kan nu niet: de spelverslagen worden weggeschreven.
        [seats-fixed] Dat kan nu niet: van plaats wissel je vóór de eerste partij.
        [name-same] Zo heet je al.
        [shuffle-none] Dat kan nu niet: in deze partij kan het schudden niet worden gecontroleerd.
        [shuffle-hidden] Dat kan nu niet: het schudden wordt getoond zodra alle kaarten open liggen.
        [tournament-moved-on] Dat kan nu niet: het toernooi is al verder.
       *[moved-on] Dat kan nu niet: de tafel is al verder.
    }
error-seats-open = Er zijn nog plaatsen vrij.
error-no-hints = Tips krijg je alleen aan een tafel tegen bots.
error-no-chat = Deze tafel heeft geen chat.
error-muted = De host heeft je gedempt.
error-unsupported-protocol = Flipdeck is bijgewerkt. Laad deze pagina opnieuw; je plaats blijft van jou.
error-hello-first = Het eerste bericht moet hello zijn.
error-duplicate-hello = Hello is al verstuurd.
error-taken-over = De plaats is overgenomen vanaf een ander apparaat.
error-removed = De host heeft je van deze plaats gehaald.
error-blocked = De host heeft je van deze tafel gehaald.
error-left = Je bent van tafel gegaan.
error-too-slow = De verbinding is te traag.
error-too-many-tables = De server heeft te veel tafels. Probeer het later nog eens.
error-too-many-own-tables = Er zijn te veel tafels open vanaf je netwerk. Probeer het later nog eens.
error-closing = De server start opnieuw op.
error-banned = De beheerder van deze server heeft je geblokkeerd.
error-table-ended = De beheerder van deze server heeft deze tafel gesloten.
error-unknown-tournament = Dit toernooi bestaat niet.
error-unknown-player = Deze speler bestaat niet.
error-name-taken = Deze naam is al bezet: { $player }. Zet er een letter bij of gebruik je volledige naam.
error-tournament-full = Alle plaatsen in dit toernooi zijn bezet.
error-tournament-started = Het toernooi is begonnen en er is geen plaats om over te nemen.
error-tournament-over = Het toernooi is afgelopen.
error-tournament-table = Deze tafel hoort bij een toernooi: daarover beslist de toernooileiding.
error-not-organiser = Dat kan alleen de toernooileiding.
error-not-player = Dat kan alleen wie aan dit toernooi meedoet.
error-moved = De volgende fase is aan een andere tafel begonnen.
error-too-many-tournaments = Er zijn te veel toernooien open. Beëindig er een of probeer het later nog eens.
error-too-many-players = Vanaf dit netwerk hebben zich te veel spelers aangemeld.
error-storage-unavailable = De server kan nu niets opslaan; er is niets veranderd.
error-broken-table = Deze tafel kan niet geladen worden.
error-server-error = Er ging iets mis op de server. Er is niets veranderd.
