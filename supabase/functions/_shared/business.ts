/** An adviser as the site shows them. */
export interface ShownAdviser {
  name: string;
  certificate: string;
  /** A path of the site; '' shows a drawing. */
  photo: string;
}

/** What changes in the life of the business: a row of `business_facts`, with name and address of `invoice_settings`. */
export interface Business {
  company: string;
  street: string;
  postcode: string;
  city: string;
  chamberOfCommerce: string;
  phone: string;
  /** International, digits only, as wa.me wants it. */
  whatsapp: string;
  email: string;
  /** When the office answers the telephone: days by their ISO numbers, 1 for Monday, and times as 09:00. */
  office: { days: readonly number[]; opens: string; closes: string };
  /** The circle in which visits take place: its centre as sentences name it, and in degrees. */
  area: { name: string; latitude: number; longitude: number; radiusKm: number };
  advisers: readonly ShownAdviser[];
}

/** The placeholders of a new installation, and of pages that are rendered without a database. */
export const firstBusiness: Business = {
  company: 'woninglabel.example',
  street: 'Voorbeeldstraat 1',
  postcode: '0000 AA',
  city: 'Amersfoort',
  chamberOfCommerce: '00000000',
  phone: '085 000 0000',
  whatsapp: '31850000000',
  email: 'info@woninglabel.example',
  office: { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' },
  area: { name: 'Amersfoort', latitude: 52.1552, longitude: 5.3872, radiusKm: 80 },
  advisers: [{ name: 'Robin Voorbeeld', certificate: 'EPW-00000', photo: '' }],
};
