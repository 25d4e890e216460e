// A game on boardgame.io's own server, in memory, on loopback. DELTA=1 sends JSON patches instead of the whole state.
const { Server } = require('boardgame.io/server');

exports.serve = (game) => {
  const server = Server({
    games: [{ name: 'bench', minPlayers: 4, maxPlayers: 4, deltaState: !!process.env.DELTA, disableUndo: true, ...game }],
    origins: ['*'],
  });
  const { listen } = server.app;
  server.app.listen = (port, opened) => listen.call(server.app, port, '127.0.0.1', opened);
  server.run({ port: +process.argv[2] }, () => console.log('up'));
};
