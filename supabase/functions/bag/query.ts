/** The parameters that the site sends, each with the values that it may have. */
const parameters = {
  postcode: /^[1-9][0-9]{3}[A-Z]{2}$/,
  huisnummer: /^[1-9][0-9]{0,4}$/,
  pageSize: /^100$/,
  page: /^[1-5]$/,
} as const;
const required = ['postcode', 'huisnummer'] as const;

/**
 * The path and query to ask the register for, in one notation; null for anything but the two queries of the site. `url`
 * is that of the request as it arrived: a parsed one would have lost its `..`.
 */
export function registerQuery(url: string): string | null {
  // No legitimate query holds an encoded character, so none can be hidden in one.
  const [, path, search] = /^https?:\/\/[^/]+(?:\/functions\/v1)?\/bag(\/[\w/]+)(?:\?([\w=&]*))?$/.exec(url) ?? [];
  if (path === undefined) return null;
  if (/^\/verblijfsobjecten\/[0-9]{4}01[0-9]{10}$/.test(path)) return search === undefined ? path : null;
  if (path !== '/adressenuitgebreid') return null;

  const given = new URLSearchParams(search);
  const names = [...given.keys()];
  const isAllowed =
    required.every((name) => names.includes(name)) &&
    names.length === new Set(names).size &&
    [...given].every(([name, value]) => isParameter(name) && parameters[name].test(value));
  if (!isAllowed) return null;
  const [postcode, huisnummer] = required.map((name) => given.get(name));
  return `${path}?postcode=${postcode}&huisnummer=${huisnummer}&pageSize=100&page=${given.get('page') ?? '1'}`;
}

function isParameter(name: string): name is keyof typeof parameters {
  return Object.hasOwn(parameters, name);
}
