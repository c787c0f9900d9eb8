import { z } from 'zod';
import { parseConstructionYear, type RdPosition, type RegisterAddress } from '@/domain/address/address';
import { plausibleArea } from '@/domain/address/surface-area';

// Kadaster's BAG API Individuele Bevragingen v2. Parsed tolerantly: what is not needed may be missing or malformed, as
// its own description requires a field that does not exist.

const text = z.string().trim().min(1).max(200);
const optionalText = text.catch('');
const optionalNumber = z.number().nullable().catch(null);

const mostCorners = 10_000;
const coordinates = z.tuple([z.number(), z.number()], z.unknown());
const point = z.object({ punt: z.object({ coordinates }) }).transform(({ punt }) => [punt.coordinates]);
const outline = z
  .object({ vlak: z.object({ coordinates: z.tuple([z.array(coordinates).min(1).max(mostCorners)], z.unknown()) }) })
  .transform(({ vlak }) => vlak.coordinates[0]);
const position = z
  .union([point, outline])
  .transform((corners) => rdPosition(corners.map(([x, y]) => ({ x, y }))))
  .catch(null);

const objectKinds: Readonly<Record<string, RegisterAddress['objectKind']>> = {
  Verblijfsobject: 'building-object',
  Standplaats: 'stand',
  Ligplaats: 'berth',
};

/** One entry of `_embedded.adressen`, turned into ours. */
export const registerAddress = z
  .object({
    nummeraanduidingIdentificatie: text,
    adresseerbaarObjectIdentificatie: text.nullable().catch(null),
    openbareRuimteNaam: text,
    huisnummer: z.number().int().positive().max(99_999),
    huisletter: optionalText,
    huisnummertoevoeging: optionalText,
    postcode: optionalText,
    woonplaatsNaam: text,
    oppervlakte: optionalNumber,
    // A year for each building that the address lies in.
    oorspronkelijkBouwjaar: z.array(z.string()).catch([]),
    typeAdresseerbaarObject: optionalText,
    gebruiksdoelen: z.array(z.unknown()).catch([]),
    inonderzoek: z.record(z.string(), z.unknown()).catch({}),
    adresseerbaarObjectGeometrie: position,
  })
  .transform((address): RegisterAddress => {
    const objectKind = objectKinds[address.typeAdresseerbaarObject] ?? 'building-object';
    return {
      id: address.nummeraanduidingIdentificatie,
      objectId: address.adresseerbaarObjectIdentificatie,
      street: address.openbareRuimteNaam,
      houseNumber: address.huisnummer,
      letter: address.huisletter,
      addition: address.huisnummertoevoeging,
      postcode: address.postcode,
      city: address.woonplaatsNaam,
      surfaceArea: plausibleArea(address.oppervlakte),
      constructionYear: address.oorspronkelijkBouwjaar.map(parseConstructionYear).find((year) => year !== null) ?? null,
      objectKind,
      isDwelling: objectKind === 'building-object' && address.gebruiksdoelen.includes('woonfunctie'),
      isUnderInvestigation: Object.values(address.inonderzoek).some((doubt) => doubt === true || doubt === 'J'),
      position: address.adresseerbaarObjectGeometrie,
    };
  });

/** A page of addresses, at most a hundred. Without results the register omits `_embedded`. */
export const addressPage = z.object({
  _embedded: z.object({ adressen: z.array(z.unknown()).max(1000).default([]) }).default({ adressen: [] }),
  _links: z.object({ next: z.unknown().optional() }).catch({}),
});

/** The area of a building object in m²: nested in the current version of the register, at the top in an older one. */
export const buildingArea = z
  .object({
    verblijfsobject: z.object({ oppervlakte: optionalNumber }).nullable().catch(null),
    oppervlakte: optionalNumber,
  })
  .transform(({ verblijfsobject, oppervlakte }) => plausibleArea(verblijfsobject?.oppervlakte ?? oppervlakte));

/** Fields of an error: the register's own has a `code`, that of the gateway in front of it an `errorDetail`. */
export const registerProblem = z.object({ code: optionalText, errorDetail: optionalText });

/** The centre of the corners, if it is in the Netherlands: other numbers are not metres of the Dutch grid. */
function rdPosition(corners: readonly RdPosition[]): RdPosition | null {
  const x = middle(corners.map((corner) => corner.x));
  const y = middle(corners.map((corner) => corner.y));
  return x > 0 && x < 300_000 && y > 300_000 && y < 630_000 ? { x, y } : null;
}

function middle(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}
