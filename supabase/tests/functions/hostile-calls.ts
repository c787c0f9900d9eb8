import type { RawRequest } from './raw-request.ts';

export const site = 'https://www.woninglabel.example';

interface HostileCall extends RawRequest {
  kind: string;
}

const base = '/functions/v1/bag';
const home = { postcode: '3811AA', huisnummer: '12', pageSize: '100', page: '1' };
const query = queryOf(home);
const object = '0307010900000001';
const honest = [`${base}/adressenuitgebreid?${query}`, `${base}/verblijfsobjecten/${object}`];

const controls = ['%00', '%0a', '%0d%0a', '%0d%0aX-Api-Key:%20stolen', '%1b[2J', '%7f', '\t', '\u0001', '\u00a0'];
const strange = [
  ...controls,
  ...['%', '%zz', '%25', '%2f', '%2e%2e%2f', '..', '../', '..%2f..%2f', '..;/', '\\', '%5c', '//', '%c0%af'],
  ...["'", '%27%20or%201=1--', '%22', '<script>', '%3Cscript%3E', '${7*7}', '{{7*7}}', '$(id)', '`id`', '|id', ';id'],
  ...['%F0%9F%8F%A0', '%EF%BC%91%EF%BC%92', '%D9%A1%D9%A2', '%E2%80%8B', '%E2%80%AE', '*', '%2A', '_', '-', '#', '@'],
  ...['A'.repeat(300), '9'.repeat(300), 'A'.repeat(9000), '%41'.repeat(3000)],
];
const badNumbers = ['', '0', '-1', '+1', '1.5', '1e3', '0x1', '01', ' 1', '1%20', '1,2', '100000', '1A', 'NaN', 'true'];
const badPostcodes = ['', '3811', 'AA', '3811aa', '3811%20AA', '+3811AA', '0811AA', '38111AA', '3811AAA', '3811A1'];

const otherPaths = [
  ...['', '/', '/adressen', '/adressen/zoek', '/panden', '/openbareruimten', '/nummeraanduidingen', '/woonplaatsen'],
  ...['/verblijfsobjecten', '/ligplaatsen', '/standplaatsen', '/bronhouders', '/info', '/health', '/openapi.json'],
  ...['/adressenuitgebreid/', '/Adressenuitgebreid', '/adressenuitgebreid.json', `/adressenuitgebreid/${object}`],
  ...[`/verblijfsobjecten/${object}/`, '/verblijfsobjecten/1', `/verblijfsobjecten/${object}1`, `/panden/${object}`],
  ...[
    '/verblijfsobjecten/0307200900000001',
    '/verblijfsobjecten/abcd010900000001',
    `/verblijfsobjecten/${object}?page=1`,
  ],
];
const traversals = [
  '..',
  '.',
  '%2e%2e',
  '%2E%2E',
  '.%2e',
  '..%2f',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '..;',
  '...',
  '%252e%252e',
];
const otherParameters = [
  ...['huisletter', 'huisnummertoevoeging', 'exacteMatch', 'inclusiefEindStatus', 'expand', 'fields', 'midp', 'q'],
  ...[
    'X-Api-Key',
    'apikey',
    'key',
    'url',
    'callback',
    'redirect',
    '__proto__',
    'constructor',
    'toString',
    'Page',
    'PAGE',
  ],
  ...['page%00', 'page%20', 'page[]', 'pandIdentificatie', 'nummeraanduidingIdentificatie', ''],
];
const otherMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'TRACE', 'PROPFIND', 'get', 'GETS', 'QUERY'];
const foreignOrigins = [
  ...['', 'null', '*', 'https://evil.example', 'http://www.woninglabel.example', 'https://woninglabel.example'],
  ...[`${site}.evil.example`, `${site}:8443`, `${site}/`, `${site}, https://evil.example`, site.toUpperCase()],
  ...[
    'https://www.woninglabel.example@evil.example',
    'file://',
    'https://www%2ewoninglabel.example',
    'http://localhost',
  ],
];

/** Every kind of call with which one would use the key for something else, or break out of the two paths. */
export const hostileCalls: readonly HostileCall[] = [
  ...otherPaths.flatMap((path) => [get('other path', base + path), get('other path', `${base}${path}?${query}`)]),
  ...traversals.flatMap((dots) => [
    get('traversal', `${base}/${dots}/bag/adressenuitgebreid?${query}`),
    get('traversal', `${base}/${dots}/adressenuitgebreid?${query}`),
    get('traversal', `${base}/verblijfsobjecten/${dots}/adressenuitgebreid?${query}`),
    get('traversal', `${base}/verblijfsobjecten/${dots}/verblijfsobjecten/${object}`),
    get('traversal', `/${dots}/functions/v1/bag/adressenuitgebreid?${query}`),
  ]),
  ...strange.flatMap((text) => [
    get('path', `${base}/${text}`),
    get('path', `${base}/adressenuitgebreid${text}?${query}`),
    get('path', `${base}/verblijfsobjecten/${object}${text === '#' ? '%23' : text}`),
    ...(['postcode', 'huisnummer', 'pageSize', 'page'] as const).map((name) =>
      // What stands behind a # is no part of a URL.
      get(`value of ${name}`, addresses({ ...home, [name]: text === '#' ? '%23' : home[name] + text })),
    ),
  ]),
  ...badNumbers.flatMap((text) =>
    (['huisnummer', 'pageSize', 'page'] as const).map((name) =>
      get(`value of ${name}`, addresses({ ...home, [name]: text })),
    ),
  ),
  ...badPostcodes.map((postcode) => get('value of postcode', addresses({ ...home, postcode }))),
  ...['10', '20', '99', '101'].map((pageSize) => get('value of pageSize', addresses({ ...home, pageSize }))),
  ...['6', '10', '99999'].map((page) => get('value of page', addresses({ ...home, page }))),
  ...otherParameters.flatMap((name) => [
    get('other parameter', `${base}/adressenuitgebreid?${query}&${name}=1`),
    get('other parameter', `${base}/adressenuitgebreid?${name}=1&${query}`),
  ]),
  ...Object.entries(home).flatMap(([name, value]) => [
    get('duplicate', `${base}/adressenuitgebreid?${query}&${name}=${value}`),
    get('duplicate', `${base}/adressenuitgebreid?${query}&${name}=1`),
  ]),
  ...['', 'postcode=3811AA', 'huisnummer=12', 'page=1', '&', '=', '?', 'postcode', 'postcode=3811AA&huisnummer'].map(
    (text) => get('incomplete', `${base}/adressenuitgebreid?${text}`),
  ),
  ...honest.flatMap((target) => [
    ...otherMethods.map((method) => call('method', method, target, site)),
    ...foreignOrigins.flatMap((origin) => [
      call('origin', 'GET', target, origin),
      call('origin', 'OPTIONS', target, origin),
    ]),
  ]),
];

function get(kind: string, target: string): HostileCall {
  return call(kind, 'GET', target, site);
}

function call(kind: string, method: string, target: string, origin: string): HostileCall {
  return { kind, method, target, headers: origin === '' ? {} : { Origin: origin } };
}

function addresses(parameters: Record<string, string>): string {
  return `${base}/adressenuitgebreid?${queryOf(parameters)}`;
}

function queryOf(parameters: Record<string, string>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}
