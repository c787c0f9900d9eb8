import type { HomeAddress } from '../_server/label-register.ts';

/** The parameters that the site sends, each with the values that it may have. */
const parameters = {
  postcode: /^[1-9][0-9]{3}[A-Z]{2}$/,
  huisnummer: /^[1-9][0-9]{0,4}$/,
  huisletter: /^[A-Za-z]$/,
  huisnummertoevoeging: /^[A-Za-z0-9]{1,4}$/,
} as const;

/**
 * The home that the site asks for; null for anything but the query of the site. `url` is that of the request as it
 * arrived.
 */
export function homeOf(url: string): HomeAddress | null {
  // No legitimate query holds an encoded character, so none can be hidden in one.
  const [, search] = /^https?:\/\/[^/]+(?:\/functions\/v1)?\/label\?([\w=&]+)$/.exec(url) ?? [];
  const given = [...new URLSearchParams(search)];
  const values = new Map(given);
  const isAllowed =
    values.size === given.length && given.every(([name, value]) => isParameter(name) && parameters[name].test(value));
  const [postcode, houseNumber] = [values.get('postcode'), values.get('huisnummer')];
  if (!isAllowed || postcode === undefined || houseNumber === undefined) return null;
  return {
    postcode,
    houseNumber,
    letter: values.get('huisletter') ?? '',
    addition: values.get('huisnummertoevoeging') ?? '',
  };
}

function isParameter(name: string): name is keyof typeof parameters {
  return Object.hasOwn(parameters, name);
}
