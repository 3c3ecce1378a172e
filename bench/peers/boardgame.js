// boardgame.io with its in-memory store; a match is made when its first player asks for it.
const { Server, SocketIO } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');
const { deal, play, shortView } = require('./game');

const Uno = {
  name: 'uno',
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ random }) => deal(random.Shuffle),
  playerView: ({ G, playerID }) => shortView(G, Number(playerID)),
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, random }, at) => (
        play(G, Number(playerID), at, random.Shuffle) ? undefined : INVALID_MOVE
      ),
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

// Keep-alives of idle sockets would fall into the slices of the other servers.
const transport = new SocketIO({ socketOpts: { pingInterval: 3_600_000 } });
const server = Server({ games: [Uno], transport, origins: [/127\.0\.0\.1/] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, ready) => listen(port, '127.0.0.1', ready);
server.run(0).then(({ appServer }) => console.log(appServer.address().port));
