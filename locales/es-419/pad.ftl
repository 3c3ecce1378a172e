# The score pad for a real deck. It also works as one file, without a server.

pad-title = Libreta de puntos
pad-page-title = { $title } · Libreta de puntos
pad-lead = Anota los puntos de una partida con cartas de verdad. Todo se queda en este dispositivo.
pad-all = Todas las libretas
pad-theme =
    { $theme ->
        [day] Claro
        [night] Oscuro
       *[auto] Automático
    }
pad-theme-label = Apariencia: { pad-theme }
pad-new = Nueva libreta
pad-none = Todavía no hay libretas. Empieza una y aquí la encontrarás cuando regreses.
pad-kept = Tus libretas
pad-list-line = { $mode } · { pad-rounds-count } · { $date }
pad-rounds-count =
    { $count ->
        [0] sin empezar
        [one] 1 ronda
       *[other] { $count } rondas
    }
pad-import = Importar un archivo
pad-imported = Importada: { $title }
pad-unreadable = No se puede leer
pad-unreadable-hint = Una libreta de este dispositivo no se puede abrir. { $reason } Guárdala como archivo o bórrala.
pad-not-kept = Este navegador no guarda los datos de esta página. Exporta la libreta antes de cerrarla.

# Using it without a network.
pad-offline = Sin conexión
pad-offline-ready = Todo listo: esta página ya se abre sin conexión en este dispositivo.
pad-offline-preparing = Preparando la página para usarla sin conexión…
pad-offline-file = Esta conexión no está cifrada, así que el navegador no puede guardar la página. Descarga la libreta como archivo: se abre en cualquier navegador y no necesita conexión.
pad-offline-failed = El navegador no pudo guardar la página. Descarga la libreta como archivo.
pad-offline-also = También puedes descargarla en un solo archivo.
pad-download = Descargar la libreta
pad-updated = Hay una versión nueva de la libreta de puntos.
pad-reload = Recargar

# A new pad.
pad-mode-name =
    { $mode ->
        [single] Una sola ronda
        [points] Por puntos
        [lowest] Total más bajo
        [partners] En parejas
        [rotation4] Rotación de cuatro
        [rotation8] Rotación de ocho
       *[elimination] Eliminación
    }
pad-goal =
    { $mode ->
        [single] Gana quien se queda sin cartas. No hay puntos.
        [points] Quien se queda sin cartas se anota los puntos de las demás manos. Gana quien llegue primero a { $target }.
        [lowest] Cada quien suma lo que le queda en la mano. Cuando alguien llega a { $target }, gana el total más bajo.
        [partners] Las parejas se sientan frente a frente y se anotan las dos manos contrarias. Gana la primera que llega a { $target }.
        [rotation4] Todo el mundo hace pareja con todo el mundo durante cuatro rondas, { $rounds } en total. Gana el total más alto.
        [rotation8] Dos mesas, { $rounds } rondas en cada una. Todo el mundo hace pareja con todo el mundo durante cuatro rondas. Gana el total más alto.
       *[elimination] Cada quien suma lo que le queda en la mano. Quien llega a { $target } queda fuera; gana quien aguante hasta el final.
    }
pad-mode = ¿Cómo van a jugar?
pad-target = ¿A cuántos puntos?
pad-cycles = Vueltas de la rotación
pad-players = Participantes
pad-players-hint = En el orden en que están en la mesa, en sentido horario.
pad-players-rotation = En cualquier orden: la libreta dice dónde se sienta cada quien.
pad-player = Participante { $number }
pad-add-player = Agregar a alguien
pad-remove-player = Quitar a { $name }
pad-move-up = Subir a { $name }
pad-first-dealer = ¿Quién reparte primero?
pad-first-dealer-table = ¿Quién reparte primero en la mesa { $table }?
pad-first-dealer-hint =
    { $ruling ->
        [highest_number] Cada quien saca una carta. Reparte el número más alto; los símbolos valen 0. Si hay empate, se saca otra vez.
        [highest_points] Cada quien saca una carta. Reparte la que vale más puntos. Si hay empate, se saca otra vez.
       *[chosen] Elige a quien quieras.
    }
pad-name = Nombre de esta libreta
pad-name-hint = opcional
pad-start = Empezar
pad-cancel = Cancelar

# The match.
pad-round = Ronda { $number }
pad-round-of = Ronda { $number } de { $rounds }
pad-table = Mesa { $table }
pad-deals = Reparte { $name } y comienza { $first }.
pad-deals-right = Reparte { $name } y comienza { $first }. Se comienza a jugar hacia la derecha.
pad-again = La última ronda quedó bloqueada y se repite.
pad-seats = Quién se sienta dónde
pad-seats-changed = Nuevas parejas: cambien de lugar.
pad-team = { $one } y { $other }
pad-against = contra
pad-table-waits = La mesa { $table } espera a la otra mesa.
pad-dealer = reparte
pad-enter = Anotar la ronda { $number }
pad-enter-table = Anotar la ronda { $number } de la mesa { $table }
pad-continue = Seguir anotando la ronda
pad-standings = Posiciones
pad-totals = Total
pad-is-out = fuera
pad-leads = va ganando
pad-wins =
    { $count ->
        [one] Gana { $names }
       *[other] Ganan { $names }
    }
pad-shares = { $names } comparten la victoria
pad-out-wins = { $name } se quedó sin cartas y gana
pad-winner = gana
pad-again-match = Jugar otra vez con las mismas personas
pad-sheet = Puntaje por ronda
pad-sheet-empty = Aquí aparecerán las rondas. Toca una para corregirla.
pad-sheet-round = Ronda
pad-sheet-edit = Corregir la ronda { $number }: { $result }
pad-sheet-edit-table = Corregir la ronda { $number } de la mesa { $table }: { $result }
pad-result-won = { $name } se quedó sin cartas
pad-result-blocked = bloqueada
pad-went-out = se quedó sin cartas
pad-undo = Deshacer
pad-redo = Rehacer
pad-undone = Deshecho
pad-redone = Rehecho

# A round.
pad-entry-edit = Corregir la ronda { $number }
pad-who-out = ¿Quién se quedó sin cartas?
pad-nobody = Nadie: la ronda se bloqueó
pad-blocked-hint = Nadie suma puntos. La ronda se repite y reparte la siguiente persona.
pad-side = ¿Qué lado estaba en juego al final?
pad-side-name =
    { $side ->
        [light] Lado claro
       *[dark] Lado oscuro
    }
pad-hands = Cartas que quedan en la mano
pad-hand-of = { $name }: { $sum }
pad-hand-none = { $name }: sin anotar
pad-hand-text = { points-count }, { pad-cards-count }
pad-cards-count =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
pad-partner-free = Las cartas de { $name } no cuentan: la pareja suma junta.
pad-keypad = Cartas de { $name }
pad-key =
    { $taken ->
        [0] { $kind }, { points-count }
        [one] { $kind }, { points-count }, 1 anotada
       *[other] { $kind }, { points-count }, { $taken } anotadas
    }
pad-key-none = { $kind }: ya están anotadas las { $count }
pad-take-back = Quitar una carta “{ $kind }”
pad-untap = Quitar la última carta
pad-tap = Marcar las cartas
pad-type = Escribir la suma
pad-sum = Puntos en la mano de { $name }
pad-sum-bad = Escribe un número entero.
pad-next-hand = Siguiente: { $name }
pad-too-much = Estas manos suman más puntos que el mazo: como máximo { $most } en total.
pad-save = Guardar la ronda
pad-save-edit = Guardar la corrección
pad-delete-round = Borrar esta ronda
pad-scores = { $name }: { $points }
pad-preview-nobody = Nadie suma puntos.
pad-preview-missing = Falta anotar: { $names }
pad-preview-who = Elige quién se quedó sin cartas.
pad-saved = Ronda guardada. { $result }

# Sharing and files.
pad-more = Compartir, exportar, editar
pad-share = Compartir el resultado
pad-copy = Copiar como texto
pad-copied = Copiado.
pad-copy-failed = El navegador no permitió copiar. Selecciona el texto de abajo.
pad-export-json = Exportar como archivo
pad-export-csv = Exportar como CSV
pad-edit-names = Nombres y límite de puntos
pad-save-names = Guardar los cambios
pad-delete = Borrar esta libreta
pad-delete-sure = ¿Borrar “{ $title }” para siempre?
pad-delete-yes = Borrar
pad-delete-no = Conservar
pad-csv-round = Ronda
pad-csv-table = Mesa
pad-csv-dealer = Reparte
pad-csv-out = Sin cartas
pad-csv-held = { $name }: en la mano
pad-csv-points = { $name }: puntos
pad-csv-total = { $name }: total
pad-summary-title = { $title } ({ $mode })
pad-summary-line = { $name }: { $score }
pad-summary-out = { $name }: { $score } (fuera)

# Refusals.
pad-error-not-json = Este archivo no es una libreta de puntos: no es JSON. Elige un archivo exportado desde una libreta.
pad-error-not-a-pad = Este archivo no es una libreta de puntos. Elige un archivo exportado desde una libreta.
pad-error-newer = Esta libreta se hizo con una versión más nueva (formato { $version }). Recarga la página con conexión o descarga otra vez la libreta de puntos.
pad-error-bad-field = Esta libreta está dañada en “{ $field }”. No se importó nada.
pad-error-too-large = Este archivo es demasiado grande para ser una libreta de puntos.
pad-error-file-unreadable = No se pudo leer el archivo. Elígelo otra vez.
pad-error-after-end = La partida terminaría antes de la ronda { $round }. Borra primero las rondas posteriores.
pad-error-table-waits = Ronda { $round }: la mesa { $table } tendría que esperar a la otra. Borra primero las rondas posteriores.
pad-error-other-seats = La ronda { $round } se jugó con otras parejas. Borra primero las rondas posteriores y luego cambia esta.
pad-error-winner-out = Ronda { $round }: { $name } ya estaría fuera. Borra primero las rondas posteriores.
pad-error-hand-missing = Ronda { $round }: falta lo que { $name } tenía en la mano.
pad-error-too-many-cards = Ronda { $round }: el mazo solo tiene { $count } cartas “{ $kind }”.
pad-error-too-many-points = Ronda { $round }: las manos suman { $points } puntos y el mazo solo tiene { $most }.
pad-error-same-names = Hay dos nombres iguales. Usa nombres distintos.
pad-error-not-stored = El almacenamiento del navegador está lleno. Exporta esta libreta y luego borra las viejas.
