// The clients of all games: every folder with an index.ts.
import type { GameClient } from './contract';

interface GameModule {
  default?: GameClient;
  games?: Record<string, GameClient>;
}

const modules = import.meta.glob<GameModule>('./*/index.ts', { eager: true });
const clients = new Map<string, GameClient>();

for (const [path, module] of Object.entries(modules)) {
  const folder = path.split('/')[1];
  if (module.default) clients.set(folder, module.default);
  for (const [id, client] of Object.entries(module.games ?? {})) clients.set(id, client);
}

/** The client of a game or of its box; undefined if there is no board. */
export function clientOf(game: string, box: string = game): GameClient | undefined {
  return clients.get(game) ?? clients.get(box);
}
