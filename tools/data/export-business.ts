import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { literal } from '../demo/sql.ts';

// npm run business:export -- SITE_TS SERVICE_AREA_TS: the facts that src/content of version 2.0.0 had, as SQL that puts them into the
// database (docs/deploy.md). What is filled in there already as name and address stays.

const text = z.string();
const oldSite = z.object({
  site: z.object({
    ...{ brand: text, phone: text, whatsapp: text, email: text, street: text, postcode: text, city: text },
    ...{ chamberOfCommerce: text, adviser: text, adviserPhoto: text, adviserCertificate: text },
  }),
  office: z.object({ dayOfWeek: z.array(text), opens: text, closes: text }),
});
const oldArea = z.object({
  workArea: z.object({ name: text, latitude: z.number(), longitude: z.number(), radiusKm: z.int() }),
});

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const [siteFile, areaFile] = process.argv.slice(2);
if (siteFile === undefined || areaFile === undefined) {
  throw new Error('npm run business:export -- SITE_TS SERVICE_AREA_TS');
}
const { site, office } = oldSite.parse(await read(siteFile));
const { workArea } = oldArea.parse(await read(areaFile));
const adviser = {
  name: site.adviser || site.brand,
  certificate: site.adviserCertificate,
  photo: site.adviserPhoto,
};
const days = office.dayOfWeek.map((day) => weekdays.indexOf(day) + 1);

/** Of an address that is not filled in; a placeholder stays away. */
function unless(column: string, value: string, isPlaceholder: boolean): string {
  return isPlaceholder ? '' : `, ${column} = coalesce(nullif(${column}, ''), ${literal(value)})`;
}

console.log(`update public.business_facts set phone = ${literal(site.phone)}, whatsapp = ${literal(site.whatsapp)},
  email = ${literal(site.email)}, office_days = '{${days.join()}}', office_opens = ${literal(office.opens)},
  office_closes = ${literal(office.closes)}, area_centre = ${literal(workArea.name)}, latitude = ${workArea.latitude},
  longitude = ${workArea.longitude}, radius_km = ${workArea.radiusKm}, advisers = ${literal(JSON.stringify([adviser]))};
update public.invoice_settings set is_only_row = true${[
  unless('seller_name', site.brand, site.brand.endsWith('.example')),
  unless('street', site.street, site.street.startsWith('Voorbeeld')),
  unless('postcode', site.postcode, site.postcode.startsWith('0')),
  unless('city', site.city, site.postcode.startsWith('0')),
  unless('chamber_of_commerce', site.chamberOfCommerce, /^0+$/.test(site.chamberOfCommerce)),
].join('')};`);

function read(file: string): Promise<unknown> {
  return import(pathToFileURL(path.resolve(file)).href);
}
