import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Hilversum wisselt villa’s met een rieten dak af met huizen van beton. Wat er in dak, vloer en muren zit, bepaalt vooral uw energielabel.',
  metaDescription:
    'Rieten kap, tuindorp of het beton van Kerkelanden: hier letten wij op bij een energielabel in Hilversum.',
  specialFeature:
    'In de Meent ligt de Wandelmeent, een bekend voorbeeld van centraal wonen uit de jaren zeventig. Bewoners delen er een keuken en een tuin. Wij kijken daarom eerst welke ruimtes bij uw woning horen.',
  drawing: 'Het gele raadhuis van Hilversum met zijn toren, aan de vijver',
};
