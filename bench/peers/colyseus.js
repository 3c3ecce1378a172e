// Colyseus: plain state on the server, after a move one filtered message a client, sent at once.
const { Server, Room } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const { deal, play, view, FACES, BACKS } = require('./game');

function shuffle(cards) {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [cards[last], cards[other]] = [cards[other], cards[last]];
  }
  return cards;
}

class Uno extends Room {
  maxClients = 4;
  patchRate = null; // there is no schema state, so a timer for its patches would only cost time

  onCreate() {
    this.game = deal(shuffle);
    this.seats = [];
    this.onMessage('play', (client, at) => {
      const seat = this.seats.indexOf(client);
      if (play(this.game, seat, at, shuffle)) this.publish(seat, at);
    });
  }

  onJoin(client) {
    this.seats.push(client);
    if (this.seats.length === 4) this.publish(3, 0);
  }

  publish(mover, at) {
    const { game } = this;
    const face = game.played === null ? null : FACES[game.played];
    const drawn = game.hands[mover][game.hands[mover].length - 1];
    this.seats.forEach((client, seat) => client.send('update', {
      n: game.moves,
      events: [
        { event: 'played', rule: 'matching', seat: mover, face, left: 6, at },
        seat === mover
          ? { event: 'drew', rule: 'draw', seat: mover, face: FACES[drawn] }
          : { event: 'drew', rule: 'draw', seat: mover, back: BACKS[drawn] },
        { event: 'awaited', rule: 'whose-turn', seat: game.turn, what: 'turn' },
      ],
      view: view(game, seat),
      legal: seat === game.turn ? game.hands[seat].map((card) => ({ do: 'play', card: FACES[card] })) : [],
      clock: null, lobby: null, match: null, id: null,
    }));
  }
}

// Keep-alives of idle sockets would fall into the slices of the other servers.
const transport = new WebSocketTransport({ pingInterval: 0 });
const server = new Server({ transport, greet: false });
server.define('uno', Uno);
server.listen(0, '127.0.0.1').then(() => console.log(transport.server.address().port));
