import { z } from 'zod';
import cities from './fixtures/cities.json' with { type: 'json' };
import documented from './fixtures/documented.json' with { type: 'json' };
import unusual from './fixtures/unusual.json' with { type: 'json' };

const home = z.strictObject({
  /** The register id of the address where public documentation gives it; otherwise it is made up. */
  id: z.string().optional(),
  number: z.number(),
  letter: z.string().optional(),
  addition: z.string().optional(),
  /** `1..130`: that many homes that differ only in their addition. */
  additions: z.templateLiteral([z.int(), '..', z.int()]).optional(),
  /** Square metres; without it the address has no area. */
  area: z.number().optional(),
  /** Square metres at the building object, where they differ from those of the address. */
  objectArea: z.number().optional(),
  /** How the request for the building object fails instead. */
  objectFault: z.literal([404, 500]).optional(),
  year: z.number().optional(),
  uses: z.array(z.string()).default(['woonfunctie']),
  kind: z.enum(['Verblijfsobject', 'Standplaats', 'Ligplaats']).default('Verblijfsobject'),
  /** Properties of the address that are under investigation. */
  underInvestigation: z.array(z.string()).default([]),
});

const place = z.strictObject({
  name: z.string(),
  /** Four digits, with which the register's identifiers begin. */
  municipality: z.string(),
  lat: z.number(),
  lng: z.number(),
  streets: z.array(
    z.strictObject({
      street: z.string(),
      /** At most 24 characters, for a street name that is longer. */
      shortName: z.string().optional(),
      postcode: z.string(),
      homes: z.array(home),
    }),
  ),
});

export type Home = z.infer<typeof home>;
export type Place = z.infer<typeof place>;
export type Street = Place['streets'][number];

/** The table of places, streets and homes that the stand-in knows. */
export function readPlaces(): Place[] {
  return z.array(place).parse([...cities, ...documented, ...unusual]);
}
