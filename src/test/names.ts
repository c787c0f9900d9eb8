/** Names as people write them, which form and database take. */
export const realNames = [
  'Jan',
  "O'Neill",
  'Siobhán O’Brien',
  'Jean-Pierre',
  'Ömer Yıldız',
  '王小明',
  'Fam. de Vries',
  "'t Hooft",
  "van 't Hek-'s Jacob",
  'J.J. & A. Jansen',
  'J.J.M.Th. van der A',
  'Chr. de Vries',
  'Dr.ir. A.B. Jansen',
  'Mw.drs.M.de Boer',
  'VvE De Hoek',
  'VvE Kade 1011-1099',
  'Stichting "Het Huis" i.o.',
  'Bakker/Smit (erven)',
  'Jansen & Zn. B.V.',
] as const;

/** What is no name: the form refuses it, and the database holds a request with it. */
export const noNames = [
  'https://winst.example/x',
  'Kijk op winst.example',
  'www.winst',
  'Ga naar x.com',
  'jan@example.org',
  '06-12345678',
  'Bel Jan: +31 (0)6 12 34 56 78',
  '<b>Jan</b>',
  'Jan [hier](klik)',
  '{{naam}}',
  '12345',
  '???',
] as const;
