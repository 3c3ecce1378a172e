# Why a move is refused: one message a rule, refusal-SLUG, read by the player who made the move.
# The same message is shown in the browser, in the terminal and in the text that the server sends.
#
# A message may use the variables of the facts that its rule gives, and must use all of those facts:
#   seat      $who (you, player, seat) to select by; $name of the player; $seat number as text
#   card      $card in words; $card-color (none for a wild) and $card-kind to select by
#             (none if the move named no card)
#   color     $color in words; $color-id to select by (none if the move named no colour)
#   symbol    $symbol in words; $symbol-id to select by (none where a wild is on top)
#   wilds     $wilds (yes, no): whether the side in play has wild kinds
#   colors    $colors, as "blue, green or red"
#   playable  $playable cards, as "blue 7 or wild"; $playable-count
#   field     $field of the move: card, at, color, uno, give, target
# $card-object, $color-object, $symbol-object, $colors-object and $playable-object are the same in the form of an
# object (cards.ftl).

refusal-whose-turn =
    { $who ->
        [player] Non tocca a te: aspetta { $name }.
       *[seat] Non tocca a te: aspetta il posto { $seat }.
    }
refusal-round-over = Questa mano è finita: aspetta la prossima.
refusal-chair-out = Sei fuori da questa partita: il resto del tavolo continua senza di te.
refusal-own-hand =
    { $card-kind ->
        [none] Non hai indicato una carta: scegli tra quelle che hai in mano, dal lato che vedi.
       *[other] Non hai in mano { $card-object }: scegli tra le tue carte, dal lato che vedi.
    }
refusal-spare-field =
    { $field ->
        [card] Questa mossa non vuole una carta: toglila.
        [at] Questa mossa non vuole una posizione tra le tue carte: toglila.
        [color] Il colore si sceglie solo con un jolly: toglilo.
        [uno] Con questa mossa non si dice UNO: toglilo.
        [give] Le carte si danno via solo con Amici sulla Spiaggia: toglile.
        [to] Un’altra persona si indica solo con un regalo o con un 7 che scambia le carte: toglila.
        [target] Questa mossa non è contro nessuno: togli il nome.
       *[other] Questa mossa dice più del necessario: togli il resto.
    }
refusal-matching =
    { $wilds ->
        [no]
            { $symbol-id ->
                [none] Quella carta non va: ci vuole { $color-object }.
               *[other] Quella carta non va: ci vuole { $color-object } oppure { $symbol-object }.
            }
       *[yes]
            { $symbol-id ->
                [none] Quella carta non va: ci vuole { $color-object } oppure un jolly.
               *[other] Quella carta non va: ci vuole { $color-object }, { $symbol-object } oppure un jolly.
            }
    }
refusal-must-lay = Non puoi pescare finché hai una carta colorata da giocare: gioca { $playable-object }.
refusal-must-play = La carta che hai pescato, { $card }, si può giocare, quindi non puoi tenerla: giocala.
refusal-must-play-forced = La carta che hai pescato, { $card }, si può giocare e non avevi altro, quindi non puoi tenerla: giocala.
refusal-one-draw = Hai già pescato in questo turno: gioca la carta pescata, se va bene, o tienila.
refusal-pass-after-draw = Puoi tenere una carta solo dopo averla pescata: gioca una carta o pescane una.
refusal-drawn-card-only = Dopo aver pescato puoi giocare solo la carta pescata, { $card }: giocala, se va bene, o tienila.
refusal-name-color = Scegli un colore: { $colors }.
refusal-side-colors =
    { $color-id ->
        [none] Non hai scelto un colore: scegli { $colors-object }.
       *[other] Su questo lato { $color-object } non c’è: scegli { $colors-object }.
    }
refusal-color-first =
    { $who ->
        [you] Prima scegli il colore: { $colors }.
        [player] Prima { $name } deve scegliere il colore: aspetta.
       *[seat] Prima il posto { $seat } deve scegliere il colore: aspetta.
    }
refusal-no-color-asked = Adesso non c’è nessun colore da scegliere: si sceglie insieme al jolly che giochi.
refusal-no-bluff = A questo tavolo non si bluffa, e hai un’altra carta che vale come { $color }: gioca qualcos’altro.
refusal-answer-first =
    { $who ->
        [you] Prima rispondi: accetta il jolly pesca oppure sfida.
        [player] Prima { $name } deve accettare il jolly pesca o sfidare: aspetta la risposta.
       *[seat] Prima il posto { $seat } deve accettare il jolly pesca o sfidare: aspetta la risposta.
    }
refusal-nothing-to-answer = Adesso non c’è niente da accettare o sfidare: si risponde solo a un jolly pesca giocato contro di te.
refusal-who-answers =
    { $who ->
        [player] Solo { $name } può accettare o sfidare questo jolly pesca: aspetta la risposta.
       *[seat] Solo il posto { $seat } può accettare o sfidare questo jolly pesca: aspetta la risposta.
    }
refusal-uno-when = Adesso non puoi dire UNO: dillo nel tuo turno con due carte in mano, o con la carta che te ne lascia una.
refusal-uno-too-late = È tardi per dire UNO: a questo tavolo non si può più dopo aver giocato la carta.
refusal-uno-again = Hai già detto UNO: vale ancora.
refusal-uno-with-move = Questa mossa non ti lascia con una carta: falla senza dire UNO.
refusal-uno-catch =
    { $who ->
        [you] Non puoi beccarti da te: becca chi ha una carta sola e non ha detto UNO.
        [player] Adesso non puoi beccare { $name }: si becca solo chi ha una carta e non ha detto UNO, e solo finché il gioco non va avanti.
       *[seat] Adesso non puoi beccare il posto { $seat }: si becca solo chi ha una carta e non ha detto UNO, e solo finché il gioco non va avanti.
    }
refusal-gift-colors = Puoi dare al massimo una carta per colore e nessun jolly: scegli di nuovo le carte.
refusal-gift-whom = Le carte si danno a una sola persona ancora in partita, e non a te: di’ a chi.
refusal-stacking =
    { $who ->
        [you] Prima rispondi: accetta il debito o aggiungi una carta.
        [player] Prima { $name } deve accettare il debito o aggiungere una carta: aspetta la risposta.
       *[seat] Prima il posto { $seat } deve accettare il debito o aggiungere una carta: aspetta la risposta.
    }
refusal-stack-same = Sulla carta in cima si aggiunge solo la stessa carta pesca: aggiungine una o accetta il debito.
refusal-stack-rising = Sulla carta in cima si aggiunge solo una carta che fa pescare almeno altrettanto: aggiungine una o accetta il debito.
refusal-stack-challenge = Si può sfidare solo un jolly pesca in cima, e solo a un tavolo che giudica i bluff: aggiungi una carta o accetta il debito.
refusal-jump-in = Ora non puoi inserirti: serve una carta uguale a quella in cima, per colore e numero o simbolo, all’inizio di un turno.
refusal-seven-whom = Un 7 scambia le carte con una sola persona ancora in partita, e non con te: di’ con chi.
refusal-last-number = A questo tavolo la tua ultima carta può essere solo un numero: gioca altro o pesca.
refusal-uno-automatic = A questo tavolo UNO vale da sé: nessuno lo dice e nessuno viene beccato.
