# Home, lobby, rules, settings.

app-name = Flipdeck
page-title = { $page } · Flipdeck
do-skip = Vai al contenuto
home-title = Un tavolo da carte con due lati
home-lead = Da un lato di ogni carta il giorno, dall’altro la notte. Un Flip le rovescia tutte.
home-flip = Gira la carta
home-play = Gioca ora
home-play-hint = Tu e tre bot, senza account: { $hint }.
home-friends = Gioca con gli amici
home-make-hint = Crea un tavolo e manda il link.
home-join-hint = Oppure scrivi il codice di un tavolo.
home-code = Codice del tavolo
home-code-unknown = Non c’è nessun tavolo { $code }. Controlla il codice e riprova.
do-join = Entra
home-open = Tavoli aperti
home-anywhere = Un tavolo qualsiasi
home-more = Altro
home-learn = Impara a giocare
home-learn-hint = Una lezione di pochi minuti
home-rules-hint = Guida rapida, tutte le carte, le regole esatte
home-pad-open = Segnapunti
home-pad = Per le carte su un tavolo vero; funziona offline
home-tournaments = Tornei
home-tournaments-hint = Due tavoli o più, fino a 80 persone
home-matches-hint = Che cosa hai giocato, e com’è andata
home-settings-hint = Tema, dimensione del testo, suoni, scorciatoie
home-unofficial = Un tavolo non ufficiale per giochi di carte a due lati in cui vince chi resta senza carte.
table-line = Posti liberi: { $free } su { $seats }, { $edition }
resume-title = Riprendi la partita
resume-line =
    { $moment ->
        [lobby]
            { $others ->
                [0] La partita non è ancora cominciata.
               *[other] La partita con { $names } non è ancora cominciata.
            }
        [turn] Tocca a te, mano { $round } contro { $names }
        [between] La mano { $round } contro { $names } è finita
       *[wait] Mano { $round } contro { $names }
    }
resume-table = Tavolo { $code }, { $edition }

edition-name =
    { $edition ->
        [flip-classic] Classica
        [flip-splash] Splash
        [flip-canada] Canada
        [flip-nordic] Nordica
        [beachcomber] Spiaggia
       *[other] { $title }
    }
edition-hint =
    { $edition ->
        [flip-classic] a due lati, le regole complete del 2018
        [flip-splash] a due lati, 108 carte, i colori trovati si mostrano
        [flip-canada] a due lati, più tempo per beccare chi dimentica UNO
        [flip-nordic] a due lati, regole più nuove e più brevi, una mano
        [beachcomber] a un lato, con regali
       *[other] { $title }
    }
mode-name =
    { $mode ->
        [own] Regole stampate
        [single] Una mano sola
        [points] A punti
        [lowest] Totale più basso
        [partners] A coppie
        [rotation4] Rotazione a quattro
        [rotation8] Rotazione a otto
       *[elimination] Eliminazione
    }

product-name =
    { $edition ->
        [flip-classic] UNO FLIP, foglio del 2018
        [flip-splash] UNO FLIP SPLASH
        [flip-canada] UNO FLIP!, foglio canadese
        [flip-nordic] UNO FLIP, foglio breve più nuovo
        [beachcomber] Barbie UNO
       *[other] { $edition }
    }
section-name = { $product }, { $language }

make-title = Crea un tavolo
make-more = Altre opzioni
make-summary = Che cosa si gioca
make-summary-seats =
    { $bots ->
        [0] { $seats } posti, nessun bot
        [one] { $seats } posti, 1 bot
       *[other] { $seats } posti, { $bots } bot
    }
make-summary-time = { $seconds } secondi a turno
do-fewer = Uno in meno
do-more = Uno in più
make-box = Il foglio nella tua scatola
make-product = Prodotto
make-product-none = Nessuno di questi: scegli un’edizione
make-language = Lingua del foglio
make-section = Si gioca come { $edition }: { $hint }.
make-section-differs = Che cosa c’è di diverso in questa sezione:
make-cycles = Cicli
make-edition = Edizione
make-mode = Modalità
make-target = Punti da raggiungere
make-seats = Posti
make-bots = Bot
make-time = Tempo per turno
make-time-value =
    { $seconds ->
        [0] Senza limite
       *[other] { $seconds } secondi
    }
make-watch = Chi può guardare
watch-name =
    { $watch ->
        [nobody] Nessuno
        [counts] Chiunque, solo il numero di carte
       *[backs] Chiunque, con i dorsi delle carte
    }
make-public = Mettilo tra i tavoli aperti
make-target-own = regole stampate
make-password-none = nessuna
make-chat = Reazioni e chat
make-lapses = I bot a volte dimenticano di dire UNO
make-name = Il tuo nome
do-make = Crea il tavolo
make-several = Più di un tavolo
make-several-hint = In una rotazione a otto due tavoli giocano fianco a fianco, e ciascuno fa coppia con ogni altra persona. Un torneo ha posto per 80 persone.
make-rotation = Crea la rotazione a otto
make-rotation-bots = Gioca una rotazione a otto con i bot
make-rotation-hint = In otto a due tavoli, quattro mani in ogni coppia. Ricevi una pagina dove gli altri si iscrivono; i bot prendono i posti liberi.

lobby-title = Tavolo { $code }
lobby-invite = Condividi questo link o fai inquadrare il codice
lobby-copy = Copia il link
lobby-copied = Copiato
lobby-code = Codice
lobby-seat = Posto { $number }
lobby-open = Libero
lobby-host = Host
lobby-start = Inizia
lobby-start-fill = Completa con bot e inizia
lobby-add-bot = Aggiungi un bot
lobby-remove = Togli
lobby-take = Siediti qui
lobby-move = Spostati qui
lobby-stand = Alzati
lobby-rename = Cambia nome
lobby-share = Condividi
# The title of the link that is handed to another app.
lobby-share-title = Gioca al tavolo { $code }
lobby-bot-level = Come gioca { $who }
bot-level =
    { $level ->
        [random] Principiante
       *[greedy] Esperto
    }
invite-title = Invita gli amici
invite-full = Tutti i posti sono occupati
lobby-lock = Blocca l’accesso
lobby-unlock = Riapri l’accesso
lobby-wait = In attesa che l’host inizi.
lobby-spectators =
    { $count ->
        [0] Nessuno guarda
        [one] 1 persona guarda
       *[other] { $count } persone guardano
    }
lobby-move-seat = Gioca da un altro dispositivo
lobby-move-hint = Chi ha questo link può giocare al tuo posto: tienilo per te.
lobby-password = Password
lobby-host-pass = Rendi host

rules-title = Regole
rules-page-title = Regole, { $edition }
rules-contents = Indice
rules-guide = Guida rapida
rules-cards = Le carte
rules-exact = Le regole esatte
rules-exact-hint = Scegli una regola per leggerla per intero.
rules-compare = In che cosa differiscono le edizioni
rules-compare-one = Opzione
rules-sheets = Stampata in { $sheets }
rules-printed = Stampata in { $section }
rules-not-printed = Non stampata in { $section }; stampata in { $sheets }
rules-ours = Non è su nessun foglio; è una nostra scelta
rules-not-here = Qui non vale
rules-choose = Edizione o foglio
rules-editions = Edizioni
rules-section = Queste sono le regole di { $section }. Si giocano come { $edition }.
guide-match = Rispondi alla carta in cima
    .text = Gioca una carta con lo stesso colore, numero o simbolo di quella in cima al mazzo di scarto.
guide-draw = Oppure pesca
    .text =
        { $drawn ->
            [must_play] Niente da giocare? Pesca una carta. Se va bene, devi giocarla.
            [must_if_forced] Niente da giocare? Pesca una carta. Se va bene, devi giocarla, a meno che non potessi giocarne un’altra.
           *[may_play] Niente da giocare? Pesca una carta. Se va bene, puoi giocarla subito.
        }
guide-wild = I jolly vanno su tutto
    .text = Gioca un jolly su qualsiasi carta e scegli il colore. Un jolly pesca fa anche pescare chi segue.
guide-flip = Un Flip rovescia tutto
    .text = Le tue carte, i due mazzi, le carte di tutti: ora si gioca sull’altro lato, con altri colori e carte più cattive.
guide-backs = Leggi i dorsi
    .text = Delle carte degli altri vedi l’altro lato: quello che avranno dopo il prossimo Flip. E loro vedono il tuo.
guide-gift = Dai via le carte
    .text = Con Amici sulla Spiaggia puoi dare fino a quattro carte, ognuna di un colore diverso, a una persona.
guide-uno = Di’ UNO
    .text =
        { $count ->
            [0] Di’ UNO quando giochi la penultima carta.
            [one] Di’ UNO quando giochi la penultima carta. Se ti beccano senza, peschi 1 carta.
           *[other] Di’ UNO quando giochi la penultima carta. Se ti beccano senza, peschi { $count } carte.
        }
guide-challenge = Sfida un bluff
    .text =
        { $bluffing ->
            [refused] Un jolly pesca si può giocare solo se non hai carte del colore in gioco.
           *[allowed] Un jolly pesca è un bluff se chi l’ha giocato aveva il colore in gioco. Sfida: pescherà al posto tuo. Se era regolare, ne peschi due in più.
        }
guide-out = Chiudi
    .text = Chi gioca la sua ultima carta vince la mano.
guide-score = Conta quel che resta
    .text =
        { $mode ->
            [single] Non ci sono punti: vince chi chiude.
            [lowest] Ciascuno conta le carte che ha in mano. { $goal }
            [elimination] Ciascuno conta le carte che ha in mano. { $goal }
           *[points] Chi vince segna le carte rimaste in mano agli altri. { $goal }
        }
gallery-number = Numero
gallery-number-points = Tanti punti quanti ne indica il numero
gallery-does =
    { $does ->
        [number] Non ha effetto; si risponde al colore o al numero.
        [draw]
            { $count ->
                [one] Chi segue pesca 1 carta e salta il turno.
               *[other] Chi segue pesca { $count } carte e salta il turno.
            }
        [reverse] Si gioca nell’altro senso.
        [skip] Chi segue salta il turno.
        [skipall] Tutti gli altri saltano il turno: giochi di nuovo.
        [flip] Tutto si rovescia sull’altro lato.
        [wild] Va su tutto; scegli il colore.
        [draw-wild] Scegli il colore; chi segue pesca { $count } carte e salta il turno, oppure ti sfida.
        [draw-until] Scegli il colore; chi segue pesca finché non esce quel colore e salta il turno, oppure ti sfida.
       *[gift] Va su tutto; dai fino a quattro carte di colori diversi a una persona.
    }
rules-names = I nomi su questo foglio
rules-names-ours = Qui
rules-names-printed = Sul foglio
word-name =
    { $word ->
        [light_side] lato chiaro
        [dark_side] lato scuro
        [draw_pile] mazzo di pesca
        [discard_pile] mazzo di scarto
        [dealer] mazziere
        [round] mano
        [challenge] sfida
        [action_card] carta azione
        [game] nome del gioco
        [challenge_uno] eliminazione
       *[other] { $word }
    }
rules-loading = Caricamento delle regole …

settings-title = Impostazioni
settings-name = Il tuo nome
settings-language = Lingua
settings-speed = Velocità delle animazioni
speed-name =
    { $speed ->
        [half] Lenta
        [one] Normale
        [two] Veloce
       *[off] Nessuna
    }
settings-you = Tu
settings-look = Aspetto
settings-theme = Tema
theme-name =
    { $theme ->
        [side] Segue il lato in gioco
        [light] Chiaro
        [dark] Scuro
       *[system] Come su questo dispositivo
    }
settings-text-size = Dimensione del testo
text-size-name = { $size }%
settings-patterns = Motivi sulle carte
settings-moves = Animazioni
settings-motion = Movimento
motion-name =
    { $motion ->
        [system] Come su questo dispositivo
        [reduce] Dissolvenza invece di movimento
       *[full] Movimento
    }
settings-play = Gioco
settings-confirm-tap = Tocca due volte per giocare una carta
settings-shortcuts = Scorciatoie con una lettera
settings-vibrate = Vibra quando tocca a te
settings-verbosity = Messaggi letti ad alta voce
verbosity-name =
    { $verbosity ->
        [terse] Brevi
        [normal] Normali
       *[verbose] Dettagliati
    }
settings-sounds = Suoni
settings-sound = Riproduci i suoni
sound-name =
    { $sound ->
        [play] Si gioca una carta
        [draw] Si pescano carte
        [flip] Un Flip
        [turn] Tocca a te, in secondo piano
        [uno] UNO
        [join] Qualcuno si siede
       *[end] La fine di una mano
    }
do-preview = Ascolta
settings-large = Carte più grandi
settings-saved = Salvato in questo browser.
default-name = Ospite
error-network = Il server non risponde. Controlla che sia in funzione.
not-found-title = Pagina non trovata
not-found = A questo indirizzo non c’è nessuna pagina.

matches-title = Le tue partite
matches-none = Ancora nessuna partita. Giocane una e la troverai qui.
matches-begin = Gioca una partita
matches-played =
    { $count ->
        [one] partita giocata
       *[other] partite giocate
    }
matches-won =
    { $count ->
        [one] partita vinta
       *[other] partite vinte
    }
matches-stopped =
    { $count ->
        [one] partita interrotta
       *[other] partite interrotte
    }
rounds-played =
    { $count ->
        [one] mano giocata
       *[other] mani giocate
    }
rounds-won =
    { $count ->
        [one] mano vinta
       *[other] mani vinte
    }
best-round = Mano migliore
matches-by-edition = Per edizione
matches-company = Contro
company-name =
    { $company ->
        [bots] Bot
       *[people] Persone
    }
matches-column = Partite
rounds-column = Mani
won-of = { $won } su { $count } vinte
matches-last = Ultime { $count } partite
match-against = Contro { $names }
match-result =
    { $state ->
        [won]
            { $rounds ->
                [one] Vinta
               *[other] Vinta, mani vinte: { $won } su { $rounds }
            }
        [lost]
            { $rounds ->
                [one] Persa
               *[other] Persa, mani vinte: { $won } su { $rounds }
            }
        [stopped] Terminata in anticipo, mani vinte: { $won } su { $rounds }
       *[open] Non finita, mani vinte: { $won } su { $rounds }
    }
matches-export = Esporta come file
matches-erase = Cancella tutte le partite
matches-erase-ask = Tutte le partite e le statistiche in questo browser saranno cancellate. Non si può annullare.
do-erase = Cancella
matches-saved = Conservate solo in questo browser.

offline-title = Non c’è connessione
offline-text = Il server non risponde, quindi al momento non si può aprire nessun tavolo.
offline-still = Questo funziona ancora
do-retry = Riprova
offline-state =
    { $state ->
        [ready] Le regole e il segnapunti funzionano anche offline.
        [preparing] Si prepara per funzionare offline …
        [insecure] Per funzionare offline serve un indirizzo sicuro (https). Il segnapunti si può però scaricare come file.
       *[failed] Questo browser non ha potuto conservare la pagina per l’uso offline.
    }
