// Of people who do not exist.
export const givenNames =
  'Anna Bert Carla Dirk Eva Frits Greet Henk Ilse Jan Karin Loes Mark Nina Otto Petra Rob Sanne Tom Vera Youssef Fatima Ali Meral Wei Priya Kofi Sofia'.split(
    ' ',
  );
export const familyNames = [
  ...['Bakker', 'Bos', 'Brouwer', 'Dekker', 'Dijkstra', 'Evers', 'Groen', 'Hendriks', 'Jansen', 'Koning', 'Kuiper'],
  ...['Maas', 'Meijer', 'Mulder', 'Peters', 'Post', 'Prins', 'Schouten', 'Smit', 'Verhoeven', 'Visser', 'Vos'],
  ...['de Boer', 'de Vries', 'van Dam', 'van Leeuwen', 'Yilmaz', 'El Amrani', 'Nguyen'],
];

export const messages = [
  'Wij verkopen in het voorjaar. Is een opname binnen twee weken mogelijk?',
  'De makelaar vraagt om het label voor de foto’s op internet.',
  'Graag op een ochtend. De huurder is dan thuis.',
  'We hebben vorig jaar de spouw laten isoleren en hebben de factuur nog.',
  'Er liggen twaalf zonnepanelen op het dak.',
  'Het is een appartement op de derde verdieping, met lift.',
  'De notaris wil het label hebben voor de overdracht.',
];

export const notes = [
  'Teruggebeld, voicemail ingesproken.',
  'Factuur van de isolatie komt per mail.',
  'Sleutel ligt bij de makelaar.',
  'Wil graag weten wat het dak doet voor het label.',
  'Parkeren kan op de oprit.',
];
