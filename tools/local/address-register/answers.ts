import type { RegisterEntry } from './expand.ts';

const doubts = 'Over dit gegeven bestaat twijfel.';
const collections = { Verblijfsobject: 'verblijfsobjecten', Standplaats: 'standplaatsen', Ligplaats: 'ligplaatsen' };

/** An entry as `_embedded.adressen` holds it. Unknown values are absent, never null. */
export function addressAnswer(entry: RegisterEntry, base: string): object {
  const { home, street } = entry;
  return {
    openbareRuimteNaam: street.street,
    korteNaam: shortName(entry),
    huisnummer: home.number,
    ...(home.letter !== undefined && { huisletter: home.letter }),
    ...(home.addition !== undefined && { huisnummertoevoeging: home.addition }),
    postcode: street.postcode,
    woonplaatsNaam: entry.city,
    nummeraanduidingIdentificatie: entry.id,
    openbareRuimteIdentificatie: entry.streetId,
    woonplaatsIdentificatie: entry.cityId,
    adresseerbaarObjectIdentificatie: entry.objectId,
    ...(entry.buildingId !== null && { pandIdentificaties: [entry.buildingId] }),
    adresregel5: `${shortName(entry)} ${numberLine(entry)}`,
    adresregel6: `${street.postcode.slice(0, 4)} ${street.postcode.slice(4)}  ${entry.city.toUpperCase()}`,
    typeAdresseerbaarObject: home.kind,
    adresseerbaarObjectGeometrie: geometry(entry),
    adresseerbaarObjectStatus: entry.buildingId === null ? 'Plaats aangewezen' : 'Verblijfsobject in gebruik',
    ...(entry.buildingId !== null && { gebruiksdoelen: home.uses }),
    ...(home.area !== undefined && { oppervlakte: home.area }),
    ...(home.year !== undefined && { oorspronkelijkBouwjaar: [String(home.year)], pandStatussen: ['Pand in gebruik'] }),
    ...(home.underInvestigation.length > 0 && {
      inonderzoek: {
        ...Object.fromEntries(home.underInvestigation.map((property) => [property, true])),
        toelichting: home.underInvestigation.map(() => doubts),
      },
    }),
    _links: {
      self: { href: `${base}/adressenuitgebreid/${entry.id}` },
      openbareRuimte: { href: `${base}/openbareruimten/${entry.streetId}` },
      nummeraanduiding: { href: `${base}/nummeraanduidingen/${entry.id}` },
      woonplaats: { href: `${base}/woonplaatsen/${entry.cityId}` },
      adresseerbaarObject: { href: `${base}/${collections[home.kind]}/${entry.objectId}` },
      ...(entry.buildingId !== null && { panden: [{ href: `${base}/panden/${entry.buildingId}` }] }),
    },
  };
}

/** A building object as `/verblijfsobjecten/{id}` returns it; the area is nested and may be missing. */
export function buildingAnswer(entry: RegisterEntry, base: string): object {
  const { home } = entry;
  const area = home.objectArea ?? home.area;
  const buildings = entry.buildingId === null ? [] : [entry.buildingId];
  return {
    verblijfsobject: {
      type: 'Verblijfsobject',
      heeftAlsHoofdAdres: entry.id,
      identificatie: entry.objectId,
      domein: 'NL.IMBAG.Verblijfsobject',
      geometrie: geometry(entry),
      gebruiksdoelen: home.uses,
      ...(area !== undefined && { oppervlakte: area }),
      status: 'Verblijfsobject in gebruik',
      geconstateerd: 'N',
      documentdatum: '2011-06-01',
      documentnummer: 'PROEF-2011-1',
      voorkomen: {
        tijdstipRegistratie: '2011-06-01T09:00:00Z',
        versie: 1,
        beginGeldigheid: '2011-06-01',
        tijdstipRegistratieLV: '2011-06-01T09:05:00Z',
      },
      maaktDeelUitVan: buildings,
    },
    _links: {
      self: { href: `${base}/verblijfsobjecten/${entry.objectId}` },
      heeftAlsHoofdAdres: { href: `${base}/nummeraanduidingen/${entry.id}` },
      maaktDeelUitVan: buildings.map((building) => ({ href: `${base}/panden/${building}` })),
    },
  };
}

function shortName({ street }: RegisterEntry): string {
  return street.shortName ?? street.street;
}

/** NEN 5825: letter and addition together, after a hyphen when they begin with a digit and else after a space. */
function numberLine({ home }: RegisterEntry): string {
  const suffix = `${home.letter ?? ''}${home.addition ?? ''}`;
  if (suffix === '') return String(home.number);
  return `${home.number}${/^\d/.test(suffix) ? '-' : ' '}${suffix}`;
}

/** A building object is a point; a stand or a berth is the plot of ground or water itself. */
function geometry({ position: { x, y }, buildingId }: RegisterEntry): object {
  if (buildingId !== null) return { punt: { type: 'Point', coordinates: [x, y, 0] } };
  const ring = [
    [x - 6, y - 3, 0],
    [x + 6, y - 3, 0],
    [x + 6, y + 3, 0],
    [x - 6, y + 3, 0],
    [x - 6, y - 3, 0],
  ];
  return { vlak: { type: 'Polygon', coordinates: [ring] } };
}
