import { z } from 'zod';
import { firstBusiness, type Business } from './business.ts';

const time = z
  .string()
  .regex(/^\d\d:\d\d(:00)?$/)
  .transform((text) => text.slice(0, 5));

/** What `current_business` gives, read as a business: a placeholder for each part of name and address that is not filled in. */
export const businessRow = z
  .object({
    company: z.string(),
    street: z.string(),
    postcode: z.string(),
    city: z.string(),
    chamber_of_commerce: z.string(),
    phone: z.string(),
    whatsapp: z.string(),
    email: z.string(),
    office_days: z.array(z.int().min(1).max(7)),
    office_opens: time,
    office_closes: time,
    area_centre: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    radius_km: z.int().positive(),
    advisers: z.array(z.object({ name: z.string(), certificate: z.string(), photo: z.string() })),
  })
  .transform((row): Business => ({
    company: row.company || firstBusiness.company,
    street: row.street || firstBusiness.street,
    postcode: row.postcode || firstBusiness.postcode,
    city: row.city || firstBusiness.city,
    chamberOfCommerce: row.chamber_of_commerce || firstBusiness.chamberOfCommerce,
    phone: row.phone,
    whatsapp: row.whatsapp,
    email: row.email,
    office: {
      days: row.office_days.toSorted((one, other) => one - other),
      opens: row.office_opens,
      closes: row.office_closes,
    },
    area: { name: row.area_centre, latitude: row.latitude, longitude: row.longitude, radiusKm: row.radius_km },
    advisers: row.advisers,
  }));
