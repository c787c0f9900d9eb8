import type { Arrival } from './request.ts';

/** How a page was loaded, as the browser tells it: `performance.getEntriesByType('navigation')`. */
interface Load {
  /** The URL that was loaded, before the visitor went on to other pages of the site. */
  name: string;
  /** `navigate`, `reload` or `back_forward`. */
  type: string;
}

/** The form of the addresses of our pages; others are not passed on. A CHECK constraint repeats it. */
const ownPath = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/;
const host = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/;

/**
 * The page with which a visit to the site began and the host of the site that led there, from the browser's data about
 * the loaded page: nothing is stored on the device. Unknown after a reload, and when a page of our own loaded this one.
 * `referrer` is '' or a URL.
 */
export function arrivalOf(load: Load, referrer: string): Arrival {
  const loaded = load.type === 'navigate' ? parsed(load.name) : null;
  const from = parsed(referrer);
  if (!loaded || from?.origin === loaded.origin) return { landingPath: '', referrerHost: '' };
  const path = loaded.pathname.replace(/(?<=.)\/$/, '');
  const name = (from?.hostname ?? '').replace(/^www\./, '');
  return {
    landingPath: path.length <= 200 && ownPath.test(path) ? path : '',
    referrerHost: name.length <= 100 && host.test(name) ? name : '',
  };
}

function parsed(url: string): URL | null {
  return URL.canParse(url) ? new URL(url) : null;
}
