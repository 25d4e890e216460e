// A table of four on Colyseus: chairs, moves, refusals. Each game says what a move changes and who hears what of it.
import { Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';

// views: a message for each seat; broadcast: one message for all who may see the same; schema: Colyseus's own state.
export const MODE = process.env.MODE || 'views';
export const SEATS = 4;
const REFUSED = 4000;

export class TableRoom extends Room {
  onCreate() {
    this.maxClients = SEATS;
    this.patchRate = null;                 // what is new goes out with the move that brings it, not with a timer
    this.chairs = Array(SEATS).fill(null);
    this.opened = Date.now();
    this.version = 0;
    this.lay();
    this.onMessage('act', (client, { action }) => {
      const { seat } = client.userData;
      const reason = action === null || typeof action !== 'object' ? 'unknown_move' : this.refusal(seat, action);
      if (reason !== null) return client.error(REFUSED, reason);
      this.version++;
      this.play(seat, action);
    });
    if (MODE !== 'schema') this.onMessage('look', (client) => client.send('view', this.look(client.userData.seat)));
  }

  onJoin(client) {
    const seat = this.chairs.indexOf(null);
    this.chairs[seat] = client;
    client.userData = { seat };
    if (MODE === 'schema') this.seated(client, seat);
  }

  onLeave(client) {
    this.chairs[client.userData.seat] = null;
  }

  now() {
    return Date.now() - this.opened;
  }

  // For games whose secrets need a view of one's own.
  seated() {}

  // The same update for everybody; `own` is the one for whoever acted, where they may see more than the others.
  tell(update, seat, own) {
    if (MODE === 'views') {
      for (const client of this.clients) {
        client.send('update', own !== undefined && client.userData.seat === seat ? own : update);
      }
    } else if (own === undefined || this.chairs[seat] === null) {
      this.broadcast('update', update);
    } else {
      this.broadcast('update', update, { except: this.chairs[seat] });
      this.chairs[seat].send('update', own);
    }
  }
}

export async function serve(room) {
  const server = new Server({ transport: new WebSocketTransport({ perMessageDeflate: false }), greet: false });
  server.define('table', room);
  await server.listen(+process.argv[2], '127.0.0.1');
  console.log('up');
}
