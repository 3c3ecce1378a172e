# What the server refuses or cannot do, other than moves: one message a name, error-NAME. The server sends
# the name and its facts, which are the variables here, beside the English text made from them.
#   $reason   why, as one of the keys below; none where the error needs no reason
#   $detail   what is wrong in a request, in technical English: only programs other than the page send such
#   $count    of bots asked for; seconds to wait
#   $player   the name that somebody else has

error-bad-message =
    { $reason ->
        [name-empty] The name is empty.
       *[none] The message could not be read: { $detail }.
    }
error-bad-settings =
    { $reason ->
        [bots]
            { $count ->
                [one] These settings are not possible: 1 bot leaves you no seat.
               *[other] These settings are not possible: { $count } bots leave you no seat.
            }
        [seat-taken] These settings are not possible: a seat that would be removed is taken.
       *[none] These settings are not possible: { $detail }.
    }
error-too-large = The message is too large.
error-not-json = The request must be JSON.
error-too-fast = Too many requests. Wait a moment.
error-too-many-connections = Too many connections from your network. Wait a moment.
error-unknown-page = There is no page at this address.
error-unknown-table = There is no such table.
error-unknown-seat = There is no such seat.
error-wrong-method = This address does not support that method.
error-wrong-token = This link does not open a seat here.
error-wrong-password = The password is wrong.
error-password-wait =
    { $count ->
        [one] Too many wrong passwords. Try again in 1 second.
       *[other] Too many wrong passwords. Try again in { $count } seconds.
    }
error-wrong-origin = This page does not belong to this server.
error-wrong-host = This server does not go by that name. Its operator can add the name with --origin.
error-no-spectators = This table is not open to spectators.
error-too-many-spectators = This table has no room for more spectators.
error-table-locked = The host has locked the table.
error-table-full = Every seat is taken.
error-table-worn-out = This table has been played for so long that its log is full. Make a new one.
error-no-table = No public table has a free seat right now.
error-seat-taken = This seat is taken.
error-seat-limit = Nobody else from your network can sit down at this public table.
error-not-seated = Only players at this table can do that.
error-not-host = Only the host can do that.
error-not-now =
    { $reason ->
        [round-none] That is not possible now: no round is being played.
        [paused] That is not possible now: the game is paused.
        [match-on] That is not possible now: a match is being played.
        [match-none] That is not possible now: no match is being played.
        [match-open] That is not possible now: no match is over yet.
        [deal-none] That is not possible now: there is no round to deal.
        [own-seat] That is not possible now: to give up your own seat, leave the table.
        [bot-in-match] That is not possible now: a bot cannot be removed during a match.
        [pause-none] That is not possible now: there is nothing to pause.
        [not-paused] That is not possible now: the game is not paused.
        [uno-early] That is not possible now: your next card cannot leave you with one.
        [stage-none] That is not possible now: no stage is being played.
        [stage-ended] That is not possible now: this table has ended the stage.
        [stage-waiting-none] That is not possible now: no stage is waiting to begin.
        [break-none] That is not possible now: there is no pause.
        [tournament-open] That is not possible now: the tournament is not over.
        [records-written] That is not possible now: the records are being written.
        [seats-fixed] That is not possible now: seats can be changed only before the first match.
        [name-same] That is your name already.
        [shuffle-none] That is not possible now: this match has no shuffle that can be checked.
        [shuffle-hidden] That is not possible now: the shuffle is shown once all cards are open.
        [tournament-moved-on] That is not possible now: the tournament has moved on.
       *[moved-on] That is not possible now: the table has moved on.
    }
error-seats-open = Some seats are still free.
error-no-hints = Hints are given only at a table against bots.
error-no-chat = This table has no chat.
error-muted = The host has muted you.
error-unsupported-protocol = Flipdeck was updated. Reload this page; your seat is kept.
error-hello-first = The first message must be hello.
error-duplicate-hello = Hello was already sent.
error-taken-over = The seat was taken over from another device.
error-removed = The host removed you from this seat.
error-blocked = The host removed you from this table.
error-left = You left the table.
error-too-slow = The connection is too slow.
error-too-many-tables = The server has too many tables. Try again later.
error-too-many-own-tables = Too many tables are open from your network. Try again later.
error-closing = The server is restarting.
error-banned = The operator of this server has blocked you.
error-table-ended = The operator of this server has ended this table.
error-unknown-tournament = There is no such tournament.
error-unknown-player = There is no such player.
error-name-taken = This name is taken: { $player }. Add a letter or use your full name.
error-tournament-full = Every place of this tournament is taken.
error-tournament-started = The tournament has started, and no place can be taken over.
error-tournament-over = The tournament is over.
error-tournament-table = This table belongs to a tournament, whose organiser decides that.
error-not-organiser = Only the organiser can do that.
error-not-player = Only players of this tournament can do that.
error-moved = The next stage has begun at another table.
error-too-many-tournaments = Too many tournaments are open. End one or try again later.
error-too-many-players = Too many players have signed in from this network.
error-storage-unavailable = The server cannot write just now; nothing was changed.
error-broken-table = This table cannot be loaded.
error-server-error = Something went wrong on the server. Nothing was changed.
