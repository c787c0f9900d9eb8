import { z } from 'zod';

/** Where an address is, in whole metres of the Dutch grid; read by supabase/schemas/17_register_positions.sql. */
export interface RegisterPosition {
  postcode: string;
  house_number: string;
  x: number;
  y: number;
}

const coordinates = z.tuple([z.number(), z.number()], z.unknown());
const point = z.object({ punt: z.object({ coordinates }) }).transform(({ punt }) => punt.coordinates);
/** A berth or pitch: its first corner is near enough. */
const corner = z
  .object({ vlak: z.object({ coordinates: z.tuple([z.tuple([coordinates], z.unknown())], z.unknown()) }) })
  .transform(({ vlak }) => vlak.coordinates[0][0]);

const address = z
  .object({
    postcode: z.string().max(10),
    huisnummer: z.int().positive().max(99_999),
    adresseerbaarObjectGeometrie: z.union([point, corner]),
  })
  .transform(({ postcode, huisnummer, adresseerbaarObjectGeometrie: [x, y] }): RegisterPosition => {
    return { postcode, house_number: String(huisnummer), x: Math.round(x), y: Math.round(y) };
  });

const page = z.object({ _embedded: z.object({ adressen: z.array(z.unknown()) }) });

/** The positions in a page of addresses of the register; none in any other answer. */
export function positionsOf(answer: unknown): RegisterPosition[] {
  const read = page.safeParse(answer);
  return (read.data?._embedded.adressen ?? []).flatMap((row) => address.safeParse(row).data ?? []);
}
