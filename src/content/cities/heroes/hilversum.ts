import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Vuistregels helpen niet in Hilversum. Daarvoor verschilt een villa met een rieten kap te veel van een hofje van gegoten beton.',
  metaDescription:
    'Rieten kap, tuindorp of het beton van Kerkelanden: hier letten wij op bij een energielabel in Hilversum.',
  specialFeature:
    'In de Meent ligt de Wandelmeent, een bekend voorbeeld van centraal wonen uit de jaren zeventig. Bewoners delen er een keuken en een tuin, dus bepalen wij eerst welke ruimten bij uw woning horen.',
  drawing: 'Het gele raadhuis van Hilversum met zijn toren, aan de vijver',
};
