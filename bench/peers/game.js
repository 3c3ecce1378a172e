// The card game that both peer servers play: a deck of two-sided cards, four hands of seven, no end.
// A view has the fields of Flipdeck's, so that messages are alike; the rules are far fewer than its.
const COLORS = [['red', 'pink'], ['yellow', 'teal'], ['green', 'orange'], ['blue', 'purple']];
const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'draw1', 'reverse', 'skip', 'flip'];

const FACES = [];
for (const [light] of COLORS) for (const rank of RANKS) FACES.push(`${light}-${rank}`, `${light}-${rank}`);
for (let copy = 0; copy < 4; copy++) FACES.push('wild', 'wild-draw2');
// A card's back is the dark face of another card's place: 37 has no divisor in common with 112.
const BACKS = FACES.map((_, card) => {
  const other = FACES[(card * 37) % FACES.length];
  const color = COLORS.find(([light]) => other.startsWith(`${light}-`));
  return color ? other.replace(color[0], color[1]) : other;
});
const DECK = FACES.map((_, card) => card);

function deal(shuffle) {
  const draw = shuffle([...DECK]);
  const hands = [0, 1, 2, 3].map(() => draw.splice(0, 7));
  return { hands, draw, discard: [draw.pop()], turn: 0, moves: 0, played: null };
}

/** Play the card at that place of the hand and draw another; false if there is no such card. */
function play(game, seat, at, shuffle) {
  const hand = game.hands[seat];
  if (seat !== game.turn || !Number.isInteger(at) || at < 0 || at >= hand.length) return false;
  game.played = hand.splice(at, 1)[0];
  game.discard.push(game.played);
  if (game.draw.length === 0) {
    const top = game.discard.pop();
    game.draw = shuffle([...game.discard]);
    game.discard = [top];
  }
  hand.push(game.draw.pop());
  game.turn = (seat + 1) % 4;
  game.moves++;
  return true;
}

/** What a seat may see. */
function view(game, seat) {
  const top = FACES[game.discard[game.discard.length - 1]];
  return {
    seat, dealer: 3, out: [], side: 'light', direction: 'left', turn: game.turn, awaiting: 'turn',
    color: top.split('-')[0], top,
    hands: game.hands.map((hand, owner) => owner === seat
      ? { count: hand.length, faces: hand.map((card) => FACES[card]) }
      : { count: hand.length, backs: hand.map((card) => BACKS[card]) }),
    draw_count: game.draw.length, draw_top: BACKS[game.draw[game.draw.length - 1]],
    discard_count: game.discard.length, drawn: null, bluffer: null, exposed: null,
    moves: game.moves, winner: null,
  };
}

/** The same without the others' backs, for a server that adds several hundred bytes of its own. */
function shortView(game, seat) {
  const top = FACES[game.discard[game.discard.length - 1]];
  return {
    seat, turn: game.turn, awaiting: 'turn', color: top.split('-')[0], top,
    hands: game.hands.map((hand, owner) => owner === seat
      ? { count: hand.length, faces: hand.map((card) => FACES[card]) }
      : { count: hand.length }),
    draw_count: game.draw.length, discard_count: game.discard.length, moves: game.moves,
  };
}

module.exports = { deal, play, view, shortView, FACES, BACKS };
