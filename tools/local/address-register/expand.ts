import type { RdPosition } from '../../../src/domain/address/address.ts';
import type { Home, Place, Street } from './places.ts';
import { toRd } from '../../../src/domain/address/rijksdriehoek.ts';

/** One address with everything that both queries return of it. */
export interface RegisterEntry {
  id: string;
  objectId: string;
  streetId: string;
  cityId: string;
  /** Only a building object is part of a building. */
  buildingId: string | null;
  position: RdPosition;
  city: string;
  street: Street;
  home: Home;
}

// Position 5 and 6 of a register identifier say what it identifies.
const codes = {
  address: '20',
  street: '30',
  building: '10',
  Verblijfsobject: '01',
  Ligplaats: '02',
  Standplaats: '03',
};

/** Turns the compact table into one entry an address, with made-up identifiers that are the same at every start. */
export function expandPlaces(places: readonly Place[]): RegisterEntry[] {
  let serial = 0;
  function identifier(place: Place, code: string): string {
    serial += 1;
    return `${place.municipality}${code}9${String(serial).padStart(9, '0')}`;
  }
  return places.flatMap((place) => {
    const centre = toRd(place.lat, place.lng);
    return place.streets.flatMap((street, streetIndex) => {
      const streetId = identifier(place, codes.street);
      const corner = { x: centre.x + 350 * streetIndex - 200, y: centre.y - 275 * streetIndex + 150 };
      return street.homes.flatMap(separateHomes).map((home, index) => ({
        id: home.id ?? identifier(place, codes.address),
        objectId: identifier(place, codes[home.kind]),
        streetId,
        cityId: `9${place.municipality.slice(1)}`,
        buildingId: home.kind === 'Verblijfsobject' ? identifier(place, codes.building) : null,
        position: { x: corner.x + 6 * index, y: corner.y + 4 * index },
        city: place.name,
        street,
        home,
      }));
    });
  });
}

function separateHomes({ additions, ...home }: Home): Home[] {
  if (additions === undefined) return [home];
  const [first = 1, last = 1] = additions.split('..').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => ({ ...home, addition: String(first + index) }));
}
