# Tournaments: several tables under one page.

tournament-new = Make a tournament
tournament-new-lead = Several tables, one set of standings: for a club night, a party or an event.
tournament-mode =
    { $mode ->
        [rotation8] Rotation of eight
        [elimination] Elimination
       *[points] Points over several rounds
    }
tournament-mode-hint =
    { $mode ->
        [rotation8] Eight players, two tables. Everyone partners everyone for four rounds; the highest total wins.
        [elimination] New tables after every round. Reach the limit and you are out; the last player left wins.
       *[points] A fixed number of rounds, with new opponents in each; the highest total wins.
    }
# What is played, in a sentence.
tournament-format =
    { $mode ->
        [rotation8]
            { $cycles ->
                [one] Everyone partners everyone for four rounds; the highest total wins.
               *[other] Everyone partners everyone for four rounds, { $cycles } times over; the highest total wins.
            }
        [elimination] Up to { $size } at a table, new tables after every round: reach { $target } points and you are out.
       *[points]
            { $rounds ->
                [one] One round at tables of { $size }; the highest score wins.
               *[other] { $rounds } rounds at tables of { $size }; the highest total wins.
            }
    }
# Where the tournament has a title of its own.
tournament-format-named = { $mode }. { $format }
tournament-title = Title
tournament-places = Players
tournament-table-size =
    { $mode ->
        [elimination] Players at a table, at most
       *[points] Players at a table
    }
tournament-rounds = Rounds
tournament-target = Out at this many points
tournament-i-play = I play too
tournament-more = More options
tournament-pause = Pause between stages, in seconds
tournament-no-show = A bot plays for somebody away this long, in seconds
tournament-table-time = Time limit for a stage, in minutes (0: none)
tournament-watched = Anyone with a table’s link may watch, card counts only
tournament-make = Make the tournament

tournament-page-title = { $title } · Flipdeck
tournament-first-stage = The first stage begins …
tournament-stage = Stage { $stage }
tournament-stage-of = Stage { $stage } of { $stages }
tournament-table = Table { $table }
tournament-seat = Table { $table }, against { $opponents }
tournament-seat-partner = Table { $table }, with { $partner } against { $opponents }
tournament-next = Next: { $seat }
tournament-next-in = Next stage in
tournament-next-stage = Next stage
tournament-stage-begins = Stage { $stage } begins.
tournament-stage-over = Stage { $stage } is over.
tournament-you-play = You play at { $seat }.
tournament-over = The tournament is over.
tournament-ended-for = The organiser ended it: { $reason }

tournament-signed-in =
    { $count ->
        [0] Nobody has signed in yet; { $places } places
       *[other] { $count } of { $places } players have signed in
    }
tournament-sign-in = Sign in
tournament-late = The tournament has started. You can still take the place of a bot if one is free.
tournament-full = Every place is taken. Ask the organiser if somebody has dropped out.
tournament-already = You have signed in on this device.
tournament-my-page = Go to my page
tournament-scan = Scan to sign in

tournament-playing-as = You play as { $name }
tournament-my-seat = Where I play
tournament-wait-start = You are signed in. Please wait for the start.
tournament-wait-others = Your table has finished. The other tables are still playing.
tournament-go = Go to my table
tournament-sit-out = You do not play in this stage.
tournament-you-are-out = You are out.
# $place is an ordinal number: one is "st", two is "nd".
tournament-nth =
    { $place ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }
tournament-your-place =
    { $shared ->
        [yes] You share { tournament-nth } place with { points-count }.
       *[no] You finished { tournament-nth } with { points-count }.
    }
tournament-your-place-now =
    { $shared ->
        [yes] You share { tournament-nth } place so far, with { points-count }.
       *[no] You are { tournament-nth } so far, with { points-count }.
    }
tournament-my-place = My place: other devices, name, leave
tournament-other-device = Open on another device
tournament-other-device-hint = Anyone with this link can play for you: keep it to yourself.
tournament-new-name = New name
tournament-rename = Rename
tournament-leave = Leave the tournament
tournament-leave-open = Your place becomes free for somebody else.
tournament-leave-playing = A bot plays on for you, and you cannot come back. Your points stay.
tournament-organise = Organise

tournament-standings = Standings
tournament-standings-none = No standings yet.
tournament-place = Place
tournament-place-alone = { $place }
tournament-place-shared = ={ $place }
tournament-played = Rounds played
tournament-won = Rounds won
tournament-out-in = Out
tournament-out-stage = stage { $stage }
tournament-won-by =
    { $winners ->
        [one] { $names } wins with { points-count }.
       *[other] { $names } share the win with { points-count }.
    }
tournament-winner =
    { $count ->
        [one] Winner
       *[other] Winners
    }

# At a table: which tournament it belongs to and how far that is.
tournament-line = { $name } · Table { $table } · round { $round } of { $rounds }
tournament-line-stage = { $name } · Table { $table } · stage { $stage }
tournament-back = To the tournament
tournament-table-waits = Table { $table } waits for its next stage.

tournament-tables = Tables
tournament-table-state =
    { $phase ->
        [waiting] Waiting
        [playing]
            { $rounds ->
                [one] Playing
               *[other] Round { $round } of { $rounds }
            }
        [stuck] No move for a long time
       *[done] Finished
    }
tournament-tables-done = { $done } of { $tables } tables have finished.
tournament-watch = Watch
tournament-watch-table = Watch table { $table }
tournament-end-table = End this table
tournament-end-table-number = End table { $table }
tournament-end-table-hint = The stage ends at this table. Rounds that were not finished score nothing.

tournament-start = Start
tournament-start-fill = Fill with bots and start
tournament-start-hint =
    { $free ->
        [0] Every place is taken.
        [one] 1 place is free. A bot takes it if you start now.
       *[other] { $free } places are free. Bots take them if you start now.
    }
tournament-begin = Begin the next stage
tournament-extend = Extend the pause by { $seconds } seconds
tournament-end = End the tournament
tournament-end-hint = All tables stop, and the standings stay as they are now.

tournament-players = Players
tournament-players-none = Nobody has signed in yet. Share the players’ link.
tournament-player-state = State
tournament-actions = Actions
tournament-bots =
    { $count ->
        [one] 1 bot plays too.
       *[other] { $count } bots play too.
    }
tournament-removed = Left; a bot plays on
tournament-bot-plays = Away; a bot plays
tournament-rename-who = Rename { $name }
tournament-remove-who = Remove { $name }
tournament-remove-open = { $name } loses the place and can sign in again.
tournament-remove-playing = A bot plays on for { $name }, who cannot come back. Place and points stay.
tournament-reissue = New link
tournament-reissue-who = New link for { $name }
tournament-reissue-hint = { $name } gets a new personal link, for another device. The old link stops working.
tournament-reissue-do = Make a new link
tournament-new-link = New link for { $name }
tournament-new-link-hint = Let { $name } scan this code, or send the link. It is shown only now.

tournament-links = Links
tournament-link-join = For the players
tournament-link-join-hint = Whoever has this link can sign in by name.
tournament-copy-join = Copy the players’ link
tournament-link-screen = For a big screen
tournament-link-screen-hint = Shows who plays where, the standings and the countdown.
tournament-copy-screen = Copy the screen’s link
tournament-open-screen = Open the big screen
tournament-link-organise = For another organiser
tournament-link-organise-hint = Whoever has this link can do everything that you can do on this page. Keep it: without it nobody can organise this tournament.
tournament-copy-organise = Copy the organiser’s link
tournament-links-elsewhere = The links for players and screens are known only where the tournament was made. Copy the organiser’s link there and open it here.

tournament-save-csv = Save the standings as CSV
tournament-save-json = Save the results as JSON
tournament-save-records = Save the records
tournament-records-later = The records of all rounds can be saved once the tournament is over.
tournament-print = Print the standings

tournament-net-lost = Connection lost; reconnecting …
tournament-net-restart = The server is restarting. The tournament goes on by itself.
tournament-ended =
    { $error ->
        [unknown-tournament] There is no such tournament.
        [no-secret] This page opens only by its link. Ask the organiser for yours.
        [wrong-token] This link does not open this page, or it has been replaced. Ask the organiser for a new one.
        [taken-over] You have a new link, which replaces the one used here. Open the new one.
        [removed] The organiser removed you from the tournament.
        [left] You have left the tournament.
        [unsupported-protocol] Flipdeck was updated. Reload this page; your place is kept.
       *[other] This tournament cannot be opened.
    }
