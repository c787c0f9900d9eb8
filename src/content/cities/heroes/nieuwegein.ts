import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Bijna heel Nieuwegein is in één generatie gebouwd, met een dun laagje isolatie. Wat er sindsdien bij kwam, bepaalt uw energielabel.',
  metaDescription:
    'Een woonerf in Batau-Zuid of een dijkhuis in Vreeswijk: zo tellen glas en stadsverwarming mee in uw energielabel in Nieuwegein.',
  specialFeature:
    'Ongeveer de helft van de woningen in Nieuwegein krijgt warmte van het net dat ook de stad Utrecht verwarmt.',
  drawing: 'De Plofsluis bij Nieuwegein, een betonnen gevaarte over het water',
};
