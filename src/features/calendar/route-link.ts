interface Stop {
  address: string;
  postcode: string;
}

/**
 * The route of a day in the map application: from the adviser's starting place, or the current position when that is
 * '', past the appointments in their order. Null when no appointment has an address.
 */
export function routeLink(startPlace: string, stops: readonly Stop[]): string | null {
  const places = stops.map(({ address, postcode }) =>
    address === '' || postcode === '' || address.includes(postcode) ? address : `${address}, ${postcode}`,
  );
  const waypoints = places.filter((place) => place !== '');
  const destination = waypoints.pop();
  if (destination === undefined) return null;
  const search = new URLSearchParams({ api: '1', travelmode: 'driving' });
  if (startPlace !== '') search.set('origin', startPlace);
  search.set('destination', destination);
  if (waypoints.length > 0) search.set('waypoints', waypoints.join('|'));
  return `https://www.google.com/maps/dir/?${search.toString()}`;
}
