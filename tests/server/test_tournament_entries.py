"""The stored format of a tournament's log: entries written before are read as they were."""

from typing import get_args

import msgspec

from flipdeck.server.storage import tournament_entries as log
from flipdeck.server.storage.log_entries import encode_entry
from flipdeck.server.tournament_types import TournamentSettings
from flipdeck.server.tournaments.commands import create
from flipdeck.server.tournaments.tournament import Tournament

LINES = (
    b'{"type":"player_signed_in","at":1,"player":0,"name":"Ann","token":"aa"}',
    b'{"type":"player_renamed","at":2,"player":0,"name":"Anna"}',
    b'{"type":"link_reissued","at":3,"player":0,"token":"bb"}',
    b'{"type":"player_signed_in","at":4,"player":1,"name":"Ben","token":"cc"}',
    b'{"type":"player_removed","at":5,"player":1,"left":true}',
    b'{"type":"tournament_started","at":6,"bots":["Ada","Bruno","Clio"],"tables":["ABCDEF"],"seed":"s"}',
    b'{"type":"stage_drawn","at":7,"stage":1,"tables":[[0,2,3,4]],"dealers":[2]}',
    b'{"type":"stage_begun","at":8,"stage":1}',
    b'{"type":"round_finished","at":9,"stage":1,"table":1,"round":1,"winner":0,'
    b'"points":[30,0,0,0],"held":[0,10,10,10]}',
    b'{"type":"stage_drawn","at":10,"stage":2,"tables":[[0,2,3,4]],"dealers":[1]}',
    b'{"type":"pause_extended","at":11,"seconds":60}',
    b'{"type":"stage_begun","at":12,"stage":2}',
    b'{"type":"table_stopped","at":13,"stage":2,"table":1,"by":"clock"}',
    b'{"type":"tournament_ended","at":14,"reason":"late"}',
    b'{"type":"tables_closed","at":15}',
)


def test_a_log_of_this_format_is_read_as_it_was_written() -> None:
    settings = TournamentSettings(mode="points", players=4)
    created = create(settings, "ABCDEFGH", ("secret-1", "secret-2", "secret-3"), 0)
    lines = [encode_entry(created), *LINES]
    entries = [log.decode_tournament_entry(line) for line in lines]
    assert [encode_entry(entry) for entry in entries] == lines
    assert {type(entry) for entry in entries} == set(get_args(log.AnyTournamentEntry))
    state = Tournament()
    for entry in entries:
        state.apply(entry)
    assert state.settings == settings
    assert (state.number, state.phase, state.ended_for, state.closed) == (16, "over", "late", True)
    assert [player.name for player in state.present] == ["Anna", "Ada", "Bruno", "Clio"]
    lines_of = [(line.player, line.place, line.total) for line in state.standings()]
    assert lines_of == [(0, 1, 30)]
    assert b"secret" not in lines[0]
    assert msgspec.json.decode(lines[0])["settings"]["mode"] == "points"
