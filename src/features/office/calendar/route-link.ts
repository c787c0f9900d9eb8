interface Stop {
  address: string;
  postcode: string;
}

/**
 * How many stops a link to Google Maps takes between its start and its destination (Maps URLs, "Directions", read in
 * November 2026): three in the browser of a phone, nine elsewhere.
 */
const maxStops = { phone: 3, elsewhere: 9 };

/**
 * The route of a day in the map application: from the adviser's starting place, or the current position when that is
 * '', past the appointments in their order. Several links when the map takes too few stops for it, each of which begins
 * where the one before ends; none when no appointment has an address.
 */
export function routeLinks(startPlace: string, stops: readonly Stop[], isPhone: boolean): string[] {
  const places = stops
    .map(({ address, postcode }) =>
      address === '' || postcode === '' || address.includes(postcode) ? address : `${address}, ${postcode}`,
    )
    .filter((place) => place !== '');
  const length = maxStops[isPhone ? 'phone' : 'elsewhere'] + 1;
  const legs = Array.from({ length: Math.ceil(places.length / length) }, (_, index) => index * length);
  return legs.map((first) => routeLink(places[first - 1] ?? startPlace, places.slice(first, first + length)));
}

function routeLink(origin: string, places: readonly string[]): string {
  const search = new URLSearchParams({ api: '1', travelmode: 'driving' });
  if (origin !== '') search.set('origin', origin);
  search.set('destination', places.at(-1) ?? '');
  if (places.length > 1) search.set('waypoints', places.slice(0, -1).join('|'));
  return `https://www.google.com/maps/dir/?${search.toString()}`;
}
