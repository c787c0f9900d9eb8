import type { CityHero } from '@/content/cities/city-text';

export const cityHero: CityHero = {
  intro:
    'Nieuwegein werd vooral gebouwd van 1975 tot 1985, met weinig isolatie; met nieuw glas of een gevulde spouw wordt uw energielabel dus meestal beter.',
  metaDescription:
    'Een woonerf in Batau-Zuid of een dijkhuis in Vreeswijk: zo tellen glas en stadsverwarming mee in uw energielabel in Nieuwegein.',
  specialFeature:
    'Ongeveer de helft van de woningen in Nieuwegein krijgt warmte van het net dat ook de stad Utrecht verwarmt. Voor het label rekenen wij dan met dat net, niet met een ketel.',
  drawing: 'De Plofsluis bij Nieuwegein, een betonnen gevaarte over het water',
};
