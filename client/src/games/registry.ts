// Which boards there are: every folder here that has an index.ts, found when the client is built.
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

/** The client of a game, or of the box it comes in; undefined where there is no board yet. */
export function clientOf(game: string, box: string = game): GameClient | undefined {
  return clients.get(game) ?? clients.get(box);
}
