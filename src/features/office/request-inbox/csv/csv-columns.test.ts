import { expect, test } from 'vitest';
import { buildStoredRequest } from '@/test/stored-requests';
import { csvHeader, csvRow, phoneCell } from './csv-columns';

function cells(row: Parameters<typeof buildStoredRequest>[0]) {
  const values = csvRow(buildStoredRequest(row), new Map([['00000000-0000-4000-8000-000000000009', 'ali@example.nl']]));
  expect(values).toHaveLength(csvHeader.length);
  return Object.fromEntries(csvHeader.map((header, index) => [header, values[index]]));
}

test('a request fills every column, as a Dutch reader writes it', () => {
  const full = cells({
    created_at: '2026-07-01 22:30:00.12+00',
    updated_at: '2026-11-21T08:05:00.123456+00:00',
    phone: '0612345678',
    house_number_addition: 'bis',
    surface_area: 150.5,
    rush_service: true,
    price: 1250,
    list_price: 395,
    calculated_price: 395,
    agreed_price: 1250,
    preferred_times: 'Dinsdag na 15 uur',
    message: 'Graag\nin de ochtend',
    status: 'scheduled',
    appointment_date: '2026-12-05',
    appointment_time: '09:30:00',
    appointment_sequence: 2,
    notes: 'Belt; terug',
    callback_on: '2026-11-23',
    source: 'telephone',
    relay_status: 'failed',
    webhook_status: 'failed',
    anonymised_at: null,
  });
  const expected = {
    Nummer: '5f0c9a3e-1c1d-4e6f-8a2b-3c4d5e6f7a8b',
    Aanvraagdatum: '02-07-2026 00:30',
    Naam: 'Jo de Vries',
    'E-mail': 'jo@example.org',
    Telefoon: '06 12345678',
    Adres: 'Voorbeeldstraat 12, Amersfoort',
    Postcode: '3811AA',
    Huisnummer: '12',
    Toevoeging: 'bis',
    'Type woning': 'Tussenwoning',
    'Oppervlakte (m²)': '150,5',
    Bouwjaar: '1962',
    'RD-coördinaat x': '155000',
    'RD-coördinaat y': '463000',
    Spoed: 'Ja',
    'Prijs incl. btw': '1250,00',
    'Prijs volgens prijslijst': '395,00',
    'Berekende prijs': '395,00',
    'Afgesproken prijs': '1250,00',
    Voorkeursmomenten: 'Dinsdag na 15 uur',
    Bericht: 'Graag\nin de ochtend',
    Status: 'Ingepland',
    'Datum afspraak': '05-12-2026',
    'Tijd afspraak': '09:30',
    'Afspraak gewijzigd (keer)': '2',
    Notities: 'Belt; terug',
    'Terugbellen op': '23-11-2026',
    'Toegewezen aan': '',
    'Binnengekomen via': 'Telefoon',
    'Mail verzonden': 'Nee',
    'Automatisering bericht': 'Nee',
    'Apart gehouden': 'Nee',
    Geanonimiseerd: 'Nee',
    'Laatst gewijzigd': '21-11-2026 09:05',
  };
  expect(full).toMatchObject(expected);
  expect(csvHeader.filter((header) => header in expected)).toEqual(Object.keys(expected));
});

test('what is not known is an empty cell, never a dash', () => {
  const bare = cells({
    phone: null,
    address: null,
    postcode: null,
    house_number: null,
    property_type: '',
    surface_area: null,
    price: null,
    calculated_price: null,
    status: 'on_hold',
  });
  expect(Object.values(bare).filter((cell) => cell === '-')).toEqual([]);
  expect(bare).toMatchObject({
    Telefoon: '',
    Adres: '',
    'Type woning': '',
    'Oppervlakte (m²)': '',
    'Prijs incl. btw': '',
    'Datum afspraak': '',
    'Tijd afspraak': '',
    'Automatisering bericht': '',
    Status: 'Nieuw',
    Spoed: 'Nee',
  });
});

test('what Excel would take for a date stays text', () => {
  expect(cells({ phone: '06-12345678', house_number_addition: '1/2' })).toMatchObject({
    Telefoon: '06 12345678',
    Huisnummer: '12',
    Toevoeging: "'1/2",
  });
});

test('free texts that a spreadsheet would take for something else stay text', () => {
  const values = {
    name: '0612345678',
    address: '9-12',
    preferred_times: 'maandag 9-12',
    message: 'waar',
    notes: '1e3',
  };
  expect(
    cells({ ...values, overruled_moment: '2026-12-05T09:30:00', landing_path: '/blog', place: '12' }),
  ).toMatchObject({
    ...{ Naam: "'0612345678", Adres: "'9-12", Voorkeursmomenten: "'maandag 9-12", Bericht: "'waar", Notities: "'1e3" },
    ...{ Nummer: '5f0c9a3e-1c1d-4e6f-8a2b-3c4d5e6f7a8b', Postcode: '3811AA', 'Eerste pagina': '/blog', Plaats: '12' },
    'Toch ingepland op': '05-12-2026 09:30',
  });
});

test('a type that is not known shows as stored, a whole price with cents', () => {
  expect(cells({ property_type: 'houseboat', calculated_price: 285 })).toMatchObject({
    'Type woning': 'houseboat',
    'Prijs incl. btw': '285,00',
    'Prijs volgens prijslijst': '285,00',
  });
});

test.each([
  ['0612345678', '06 12345678'],
  ['0101', '010 1'],
  ['010', "'010"],
  ['06-12345678', '06 12345678'],
  ['06 - 12 34 56 78', '06 12 34 56 78'],
  [' 06 12345678 ', '06 12345678'],
  ['0331234567', '033 1234567'],
  ['(033) 123 45 67', '033 123 45 67'],
  ['0851234567', '085 1234567'],
  ['0342123456', '0342 123456'],
  ['0800123', '0800 123'],
  ['09001234567', '0900 1234567'],
  ['0031612345678', '0031 612345678'],
])('the phone number %j is text with its zero: %j', (phone, cell) => {
  expect(phoneCell(phone)).toBe(cell);
});

test.each([
  ['', ''],
  ['+31 6 12345678', "'+31 6 12345678"],
  // No Dutch number: as typed, protected from conversion.
  ['612345678', '612345678'],
  ['06.12345678', "'06.12345678"],
  ['06 1234567x', "'06 1234567x"],
  ['112', '112'],
  ['012', "'012"],
  ['na vijven', 'na vijven'],
])('the phone number %j is %j', (phone, cell) => {
  expect(phoneCell(phone)).toBe(cell);
});

test('whose request it is reads as an e-mail address; one of nobody is empty', () => {
  expect(cells({ assigned_to: '00000000-0000-4000-8000-000000000009' })['Toegewezen aan']).toBe('ali@example.nl');
  expect(cells({})['Toegewezen aan']).toBe('');
});
