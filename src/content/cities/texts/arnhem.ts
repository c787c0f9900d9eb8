import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'Noord en Zuid zijn hier twee steden. Ten noorden van de Rijn klimmen de straten de stuwwal op, langs negentiende-eeuwse herenhuizen, de Burgemeesterswijk en het tuindorp Geitenkamp uit de jaren twintig. Aan de overkant is het vlak en jonger: Malburgen, Elderveld, Rijkerswoerd en, als laatste, Schuytgraaf.',
    'De slag om de brug in 1944 en de ontruiming daarna lieten het centrum in puin achter. Wat rond de Rijnkade en de markt staat, is dus voor een groot deel van na de oorlog, met betonvloeren en een spouw waar nog geen isolatie in ging. In Presikhaaf en Elderveld zijn er flats op de stadsverwarming. Vraag bij uw VvE na of dat voor uw gebouw geldt, want aan de radiator ziet u het niet.',
  ],
  expertise: [
    'Bij een huis tegen de helling begint de opname buiten. Wij bekijken hoe hoog de grond aan elke kant komt, want dat bepaalt welke wanden wij als kelderwand en welke wij als gevel invoeren. Maak ook de voorraadkast en de stookruimte toegankelijk.',
    'Verhuurt u een herenhuis per verdieping? Dan heeft elke zelfstandige woning een eigen label nodig en plannen wij de bezoeken graag op één ochtend. Stuur de huisnummers met hun toevoegingen mee, zodat elk label bij het juiste adres in het register komt.',
  ],
  neighbourhoods: [
    {
      name: 'Spijkerkwartier',
      house: 'town-house',
      text: 'Brede straten met bepleisterde en bakstenen herenhuizen uit de tweede helft van de negentiende eeuw, vaak drie lagen met een souterrain. De muren zijn dik maar massief: achter het stucwerk zit geen luchtlaag. De buurt is beschermd stadsgezicht, waardoor de voorkant lang enkel glas hield en achterzetramen populair zijn. Zet ze voor de opname op hun plaats; wat in de kelder staat, kan niet meetellen.',
    },
    {
      name: 'Schuytgraaf',
      house: 'new-build-terrace',
      text: 'Begin deze eeuw ging hier de eerste schop de grond in. De huizen hebben een dichte, goed geïsoleerde schil en de meeste krijgen warmte van de afvalverbranding in Duiven. Aan de muren valt weinig te ontdekken, dus het verschil zit in zonnepanelen, de douche met warmteterugwinning en het type ventilatie.',
    },
  ],
  testimonial: {
    text: 'Drie appartementen in één pand, alles op dezelfde ochtend gedaan. Achteraf klopten alle huisnummers in het register.',
    author: 'R. Voorbeeld, Spijkerkwartier',
  },
};
