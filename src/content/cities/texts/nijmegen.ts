import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'Nijmegen heeft een oud centrum op een heuvel, dat na het bombardement van 1944 deels opnieuw is gebouwd. Daaromheen ligt een ring van rond 1900. Aan de overkant van de Waal ligt de Waalsprong, waar nog steeds wordt gebouwd. Hoe verder u van het centrum woont, hoe beter meestal de isolatie.',
    'Dukenburg en Lindenholt zijn van de jaren zestig tot en met tachtig. In wijken als Meijhorst en Tolhuis staan veel doorzonwoningen, gebouwd met weinig of geen isolatie. Veel spouwen zijn later gevuld. Gevulde boorgaatjes in de gevel wijzen daarop. Een rekening met adres en datum bewijst het.',
  ],
  expertise: [
    'Hebt u een studentenhuis? Vertel ons hoeveel bewoners een keuken delen, en of er kamers zijn met een eigen voordeur en nummer. Dan weten wij of er één label komt of meer. Laat de bewoners weten wanneer wij komen, want elke kamer moet open kunnen.',
    'In Nijmegen-Oost hebben veel huizen een kelder. Staan er alleen fietsen, dan telt die anders dan een werkkamer met een radiator. Mag u in uw straat alleen met een vergunning parkeren? Laat het ons weten.',
  ],
  reason: 'Wij zoeken uit of een studentenhuis één label krijgt of meer',
  neighbourhoods: [
    {
      name: 'Bottendaal',
      house: 'workers-terrace',
      text: 'Al rond 1885 kwamen hier huizen voor arbeiders en winkeliers, naast een zeepfabriek en een drukkerij. Een eeuw later maakten de fabrieken plaats voor nieuwe woningen. Zo staat een gevel zonder spouw uit 1890 naast een geïsoleerde uit 1985. Bij de oude huizen kan er isolatie tussen de balken van de vloer zitten. Maak het luik vrij, dan ziet de adviseur dat.',
    },
    {
      name: 'Lent',
      house: 'dike-house',
      text: 'Lent was een dorp van tuinders en hoort nu bij de stad. Tussen de oude dijkhuizen kwamen na 2000 nieuwe straten, met warmte van de afvalverwerking in Weurt. Zo’n nieuw huis heeft meestal geen gas. Woont u in een verbouwde schuur? Leg dan de tekeningen van de vergunning klaar.',
    },
  ],
};
