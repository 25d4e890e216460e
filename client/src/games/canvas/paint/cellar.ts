// A cache of finished pictures in IndexedDB; the oldest are removed first.

const NAME = 'ludoteca-canvas';
const STORE = 'pictures';
const ROOM = 120;

interface Kept {
  key: string;
  picture: Blob;
  at: number;
}

let opening: Promise<IDBDatabase> | null = null;

function opened(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex('at', 'at');
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  return opening;
}

const answer = <A>(asked: IDBRequest<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });

/** Without IndexedDB nothing is found and nothing kept. */
export async function fetched(key: string): Promise<Blob | null> {
  try {
    const store = (await opened()).transaction(STORE).objectStore(STORE);
    return (await answer<Kept | undefined>(store.get(key)))?.picture ?? null;
  } catch {
    return null;
  }
}

export async function put(key: string, picture: Blob) {
  try {
    const store = (await opened()).transaction(STORE, 'readwrite').objectStore(STORE);
    store.put({ key, picture, at: Date.now() } satisfies Kept);
    const over = (await answer(store.count())) - ROOM;
    if (over > 0)
      for (const old of (await answer(store.index('at').getAllKeys(null, over))) as string[]) store.delete(old);
  } catch {
    // It will be rendered again.
  }
}
