# The score pad for a real deck. It also works as one file, without a server.

pad-title = Score pad
pad-page-title = { $title } · Score pad
pad-lead = Keep score for a game with real cards. Everything stays on this device.
pad-all = All score pads
pad-theme =
    { $theme ->
        [day] Light
        [night] Dark
       *[auto] Automatic
    }
pad-theme-label = Appearance: { pad-theme }
pad-new = New score pad
pad-none = No score pads yet. Start one, and it will be here when you come back.
pad-kept = Your score pads
pad-list-line = { $mode } · { pad-rounds-count } · { $date }
pad-rounds-count =
    { $count ->
        [0] not started
        [one] 1 round
       *[other] { $count } rounds
    }
pad-import = Import a file
pad-imported = Imported: { $title }
pad-unreadable = Not readable
pad-unreadable-hint = A score pad on this device cannot be opened. { $reason } Save it as a file, or delete it.
pad-not-kept = This browser does not save data for this page. Export your score pad before you close it.

# Using it without a network.
pad-offline = Offline use
pad-offline-ready = Ready: this page now also works offline on this device.
pad-offline-preparing = Getting ready to work offline …
pad-offline-file = This connection is not encrypted, so the browser cannot save the page. Download the score pad as a file: it opens in any browser, also offline.
pad-offline-failed = The browser could not save the page. Download the score pad as a file instead.
pad-offline-also = You can also download it as a single file.
pad-download = Download the score pad
pad-updated = A new version of the score pad is ready.
pad-reload = Reload

# A new pad.
pad-mode-name =
    { $mode ->
        [single] Single round
        [points] Points
        [lowest] Lowest total
        [partners] Partners
        [rotation4] Rotation of four
        [rotation8] Rotation of eight
       *[elimination] Elimination
    }
pad-goal =
    { $mode ->
        [single] Whoever goes out wins. No points.
        [points] Whoever goes out scores all other hands. First to { $target } wins.
        [lowest] Everyone scores the cards left in their own hand. The lowest total wins once somebody reaches { $target }.
        [partners] Partners sit opposite each other and score both opponents’ hands. First team to { $target } wins.
        [rotation4] Everyone partners everyone for four rounds, { $rounds } rounds in all. The highest total wins.
        [rotation8] Two tables, { $rounds } rounds each. Everyone partners everyone for four rounds. The highest total wins.
       *[elimination] Everyone scores the cards left in their own hand. Reach { $target } and you are out; the last one left wins.
    }
pad-mode = How do you play?
pad-target = Points to play to
pad-cycles = Times through the rotation
pad-players = Players
pad-players-hint = In the order you sit, clockwise.
pad-players-rotation = In any order: the score pad says who sits where.
pad-player = Player { $number }
pad-add-player = Add a player
pad-remove-player = Remove { $name }
pad-move-up = Move { $name } up
pad-first-dealer = Who deals first?
pad-first-dealer-table = Who deals first at table { $table }?
pad-first-dealer-hint =
    { $ruling ->
        [highest_number] Everyone draws a card. The highest number deals; symbols count 0. Players who tie draw again.
        [highest_points] Everyone draws a card. The card worth the most points deals. Players who tie draw again.
       *[chosen] Choose any player.
    }
pad-name = Name of this score pad
pad-name-hint = optional
pad-start = Start
pad-cancel = Cancel

# The match.
pad-round = Round { $number }
pad-round-of = Round { $number } of { $rounds }
pad-table = Table { $table }
pad-deals = { $name } deals, { $first } plays first.
pad-deals-right = { $name } deals, { $first } plays first. Play starts to the right.
pad-again = The last round was blocked and is played again.
pad-seats = Who sits where
pad-seats-changed = New partners: please change seats.
pad-team = { $one } and { $other }
pad-against = against
pad-table-waits = Table { $table } waits for the other table.
pad-dealer = dealer
pad-enter = Enter round { $number }
pad-enter-table = Enter round { $number } at table { $table }
pad-continue = Continue entering the round
pad-standings = Standings
pad-totals = Total
pad-is-out = out
pad-leads = leads
pad-wins =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
pad-shares = { $names } share the win
pad-out-wins = { $name } went out and wins
pad-winner = winner
pad-again-match = Play again with the same players
pad-sheet = Score sheet
pad-sheet-empty = Rounds appear here. Tap one to correct it.
pad-sheet-round = Round
pad-sheet-edit = Correct round { $number }: { $result }
pad-sheet-edit-table = Correct round { $number } at table { $table }: { $result }
pad-result-won = { $name } went out
pad-result-blocked = blocked
pad-went-out = went out
pad-undo = Undo
pad-redo = Redo
pad-undone = Undone
pad-redone = Redone

# A round.
pad-entry-edit = Correct round { $number }
pad-who-out = Who went out?
pad-nobody = Nobody: the round was blocked
pad-blocked-hint = Nobody scores. The next dealer deals the round again.
pad-side = Which side was in play at the end?
pad-side-name =
    { $side ->
        [light] Light side
       *[dark] Dark side
    }
pad-hands = Cards left in hand
pad-hand-of = { $name }: { $sum }
pad-hand-none = { $name }: not entered yet
pad-hand-text = { points-count }, { pad-cards-count }
pad-cards-count =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
pad-partner-free = { $name }’s cards do not count: partners score together.
pad-keypad = Cards of { $name }
pad-key =
    { $taken ->
        [0] { $kind }, { points-count }
       *[other] { $kind }, { points-count }, { $taken } entered
    }
pad-key-none = { $kind }: all { $count } are entered
pad-take-back = Remove one { $kind }
pad-untap = Undo last card
pad-tap = Tap cards
pad-type = Type a sum
pad-sum = Points in { $name }’s hand
pad-sum-bad = Enter a whole number.
pad-next-hand = Next: { $name }
pad-too-much = These hands have more points than the deck: at most { $most } in all.
pad-save = Save the round
pad-save-edit = Save the correction
pad-delete-round = Delete this round
pad-scores = { $name }: { $points }
pad-preview-nobody = Nobody scores.
pad-preview-missing = Still missing: { $names }
pad-preview-who = Choose who went out.
pad-saved = Round saved. { $result }

# Sharing and files.
pad-more = Share, export, edit
pad-share = Share the result
pad-copy = Copy as text
pad-copied = Copied.
pad-copy-failed = The browser did not allow copying. Select the text below.
pad-export-json = Export as a file
pad-export-csv = Export as CSV
pad-edit-names = Names and target
pad-save-names = Save changes
pad-delete = Delete this score pad
pad-delete-sure = Delete “{ $title }” for good?
pad-delete-yes = Delete
pad-delete-no = Keep it
pad-csv-round = Round
pad-csv-table = Table
pad-csv-dealer = Dealer
pad-csv-out = Went out
pad-csv-held = { $name } held
pad-csv-points = { $name } scored
pad-csv-total = { $name } total
pad-summary-title = { $title } ({ $mode })
pad-summary-line = { $name }: { $score }
pad-summary-out = { $name }: { $score } (out)

# Refusals.
pad-error-not-json = This file is not a score pad: it is not JSON. Choose a file that was exported from a score pad.
pad-error-not-a-pad = This file is not a score pad. Choose a file that was exported from a score pad.
pad-error-newer = This score pad was made by a newer version (format { $version }). Reload the page while online, or download the score pad again.
pad-error-bad-field = This score pad is damaged at “{ $field }”. Nothing was imported.
pad-error-too-large = This file is too large for a score pad.
pad-error-file-unreadable = The file could not be read. Choose it again.
pad-error-after-end = The match would be over before round { $round }. Delete the later rounds first.
pad-error-table-waits = Round { $round }: table { $table } would have to wait for the other table. Delete the later rounds first.
pad-error-other-seats = Round { $round } was played with other partners. Delete the later rounds first, then change this one.
pad-error-winner-out = Round { $round }: { $name } would already be out. Delete the later rounds first.
pad-error-hand-missing = Round { $round }: what { $name } held is missing.
pad-error-too-many-cards = Round { $round }: the deck has only { $count } of { $kind }.
pad-error-too-many-points = Round { $round }: the hands have { $points } points, the deck has only { $most }.
pad-error-same-names = Two players have the same name. Give each a different one.
pad-error-not-stored = The browser’s storage is full. Export this score pad, then delete old ones.
