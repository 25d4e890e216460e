// The current page, from the address. Links inside the client change it without a reload.
import { houseUrl, base } from '../../wire/baseUrl';

export type Page =
  | { name: 'home' }
  | { name: 'box'; box: string; game?: string }
  | { name: 'table'; id: string; screen: boolean }
  | { name: 'join'; code: string }
  | { name: 'handoff'; code: string }
  | { name: 'rules'; game: string }
  | { name: 'learn'; game: string }
  | { name: 'desk' }
  | { name: 'privacy' }
  | { name: 'replay'; link: string }
  | { name: 'me' }
  | { name: 'luck'; link: string }
  | { name: 'rating' }
  | { name: 'daily'; daily: string; day: string }
  | { name: 'lost' };

/**
 * Paths: /, /box/<box>[/<game>], /t/<table>[?screen=1], /t/<table>#handoff=<code>, /j/<code>, /rules/<game>,
 * /learn/<game>, /desk, /privacy, /r/<link>#<version>, /me, /luck[/<link>], /rating, /daily/<name>[/<day>].
 */
export function pageAt(url: URL): Page {
  const [first = '', second = '', third] = url.pathname.slice(base.length).split('/').filter(Boolean).map(readable);
  if (!first) return { name: 'home' };
  if (first === 'box' && second) return { name: 'box', box: second, game: third };
  // The handoff code is behind the #, so that no server logs it.
  const handoff = url.hash.match(/^#handoff=([\w-]+)$/)?.[1];
  if (handoff && ((first === 't' && second) || first === 'me')) return { name: 'handoff', code: handoff };
  if (first === 't' && second) return { name: 'table', id: second, screen: url.searchParams.get('screen') === '1' };
  if (first === 'j' && second) return { name: 'join', code: second.toUpperCase() };
  if (first === 'rules' && second) return { name: 'rules', game: second };
  if (first === 'learn' && second) return { name: 'learn', game: second };
  if (first === 'desk' && !second) return { name: 'desk' };
  if (first === 'privacy' && !second) return { name: 'privacy' };
  if (first === 'me' && !second) return { name: 'me' };
  if (first === 'daily' && second) return { name: 'daily', daily: second, day: third ?? '' };
  if (first === 'rating' && !second) return { name: 'rating' };
  if (first === 'luck') return { name: 'luck', link: second };
  if (first === 'r' && second) return { name: 'replay', link: second };
  return { name: 'lost' };
}

/** A decoded part of the path; unchanged where it is not valid. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let url = $state.raw(new URL(location.href));
const page = $derived(pageAt(url));

export const route = {
  get page(): Page {
    return page;
  },
  get url(): URL {
    return url;
  },
};

/** Go to a path such as '/t/abc'. */
export function go(path: string, { replace = false } = {}) {
  history[replace ? 'replaceState' : 'pushState'](null, '', houseUrl(path));
  url = new URL(location.href);
  scrollTo(0, 0);
}

addEventListener('popstate', () => (url = new URL(location.href)));

/** For the whole document: plain clicks on links of the client change the page without a reload. */
export function followLinks(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (
    link.getAttribute('href')?.startsWith('#') ||
    !link.pathname.startsWith(houseUrl('/')) ||
    link.pathname.startsWith(houseUrl('/api/'))
  )
    return;
  event.preventDefault();
  go(link.pathname.slice(base.length) + link.search + link.hash);
}
