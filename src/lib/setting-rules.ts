// Rules for the values of settings. Every setting ends up in public files, so these rules keep secrets, stand-ins and
// insecure services out of them. Each returns the problem, phrased to follow the name of the setting.

interface UrlRules {
  /** Whether the site goes online: VITE_SITE_URL is set. */
  isOnline: boolean;
  shape: UrlShape;
}

/** Kind of URL: an origin, a base to which a path and a query are added, or one path. */
export type UrlShape = 'origin' | 'base' | 'path';

const placeholderHost = /(^|\.)(example|invalid|test)$|(^|\.)(example|voorbeeld)\.[a-z]+$|^[^.:]+$/;
/** Hosts of dashboards, which do not serve the requests of pages. */
const dashboardHost = /(^|\.)(formspark\.io|supabase\.com)$/;
/** A project's subdomain or a form's id as documentation writes them, and Formspark's form for trying out. */
const exampleId =
  /^(((your|my|jouw|uw|mijn|example|voorbeeld)[-_].*)|(project|form)([-_]?(id|ref))?|id|echo|example|test|x+)$/i;

/** For the URL of a service or of the site. */
export function urlProblem(value: string, { isOnline, shape }: UrlRules): string | null {
  // The map writes {s}, {x}, {y} and {z} in the URL of its tiles.
  const written = value.replace('{s}', 's');
  const url = URL.canParse(written) ? new URL(written) : null;
  // A semicolon in a host would end a directive of the Content-Security-Policy.
  if (!url || !/^https?:$/.test(url.protocol) || !/^([a-z0-9.-]+|\[[0-9a-f:]+\])$/.test(url.hostname)) {
    return 'must be a URL that begins with https://';
  }
  if (url.username !== '' || url.password !== '') return 'must not hold a user name or password: it would be public';
  if (isOnline) {
    if (isThisMachine(url) || url.pathname.startsWith('/local/'))
      return 'is a stand-in on this machine: take the real service';
    if (isPrivateAddress(url)) return 'is a private address, which visitors cannot reach';
    if (url.protocol !== 'https:') return 'must begin with https://';
    if (dashboardHost.test(url.hostname))
      return 'is the dashboard of that service: take the address that it shows there';
    if (isPlaceholder(url)) return 'is still a placeholder';
  } else if (!isThisMachine(url)) {
    return 'is an outside service: set VITE_SITE_URL too, and see what the release still needs (npm run check:release)';
  }
  return shapeProblem(url, shape);
}

function shapeProblem(url: URL, shape: UrlShape): string | null {
  if (url.hash !== '') return 'must not hold a #';
  if (shape === 'origin' && url.href !== `${url.origin}/`) return `must be an origin alone, such as ${url.origin}`;
  if (shape === 'base' && url.search !== '') return 'must not hold a query';
  // Formspark also answers 200 when the form is missing, and no mail would arrive.
  const hasPath = url.hostname === 'submit-form.com' ? /^\/[\w-]+$/.test(url.pathname) : url.pathname !== '/';
  return shape === 'path' && !hasPath ? 'has no path, such as the id of a form in https://submit-form.com/id' : null;
}

function isThisMachine({ hostname }: URL): boolean {
  return /^(.+\.)?localhost\.?$|^127\.|^0\.0\.0\.0$|^\[(::1?|::ffff:7f.*)\]$/.test(hostname);
}

/** Of RFC 1918, 3927, 4193, 4291 and 6598, IPv6 notations of IPv4 included, and the names of a local network. */
function isPrivateAddress({ hostname }: URL): boolean {
  const mapped = /^\[::ffff:([0-9a-f]+):[0-9a-f]+\]$/.exec(hostname)?.[1];
  const start = mapped === undefined ? hostname : `${parseInt(mapped, 16) >> 8}.${parseInt(mapped, 16) & 255}.`;
  return (
    /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)/.test(start) ||
    /^\[(f[cd]|fe[89ab])|\.(local|lan|home\.arpa)\.?$/.test(hostname)
  );
}

function isPlaceholder({ hostname, pathname }: URL): boolean {
  const id = hostname.endsWith('.supabase.co') ? hostname.split('.')[0] : pathname.slice(1);
  const hasId = hostname === 'submit-form.com' || hostname.endsWith('.supabase.co');
  return isPlaceholderHost(hostname) || (hasId && exampleId.test(id ?? ''));
}

/** Whether a host name is only an example: of documentation, or without a dot. */
export function isPlaceholderHost(hostname: string): boolean {
  return placeholderHost.test(hostname);
}

/** For the key of the address register; with a proxy in between, the proxy keeps it as a secret. */
export function registerKeyProblem(value: string, registerUrl: string): string | null {
  if (!/^\S+$/.test(value)) return 'must not hold white space';
  const url = URL.canParse(registerUrl) ? new URL(registerUrl) : null;
  const isFunction =
    url !== null && (url.hostname.includes('.functions.supabase.') || url.pathname.includes('/functions/v1/'));
  return isFunction
    ? 'must be empty beside the URL of a function, which has the key as its secret BAG_API_KEY: here everybody would read it'
    : null;
}

/** For the key that every visitor's browser gets. */
export function publicKeyProblem(value: string): string | null {
  if (/^sb_publishable_[\w-]+$/.test(value) || roleOf(value) === 'anon') return null;
  return 'must be the publishable key (sb_publishable_...) or the anon key of the project';
}

/** For every setting: no key with more rights than a visitor has. */
export function secretProblem(value: string): string | null {
  const isSecret = /sb_secret_|PRIVATE KEY|sbp_[0-9a-f]{20}/.test(value) || containsToken(value);
  return isSecret ? 'holds a secret key, which everybody would be able to read: replace that key now' : null;
}

/** Whether a text contains a JSON Web Token with more rights than a visitor's. */
export function containsToken(text: string): boolean {
  const tokens = text.match(/eyJ[\w-]+\.[\w-]+\.[\w-]*/g) ?? [];
  return tokens.some((token) => roleOf(token) !== 'anon');
}

/** The role in a JSON Web Token; null for anything else. */
function roleOf(value: string): string | null {
  try {
    const payload: unknown = JSON.parse(atob((value.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    return typeof payload === 'object' && payload !== null && 'role' in payload ? String(payload.role) : null;
  } catch {
    return null;
  }
}
