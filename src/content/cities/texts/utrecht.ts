import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'Veel flats in Overvecht en Kanaleneiland en de meeste huizen in Leidsche Rijn hebben stadsverwarming. Of u op gas kookt, maakt niets uit: koken telt niet mee.',
    'In Utrecht zijn de oudere wijken heel verschillend. Wittevrouwen en de Vogelenbuurt zijn van rond 1900 en hebben muren zonder spouw. De wijk Tuindorp, uit de jaren dertig, heeft meestal wel een spouw. Laat met een factuur zien dat die gevuld is. Hebt u een werfkelder aan de Oudegracht? Die telt alleen mee als u hem verwarmt.',
  ],
  expertise: [
    'Een bovenwoning heeft hier vaak ‘bis’ achter het huisnummer. Vul dat ook in het formulier in, anders komt het label op het adres van uw benedenburen. Is uw huis in appartementen verdeeld? Dan kijken wij eerst welk nummer bij welke deur hoort.',
    'Ten westen van het station is parkeren moeilijk. Kan bezoek bij u op een vergunning parkeren? Vertel het als wij de afspraak maken. In een flat hebben wij de sleutel van de berging nodig, en soms die van de ruimte waar de warmte binnenkomt.',
  ],
  reason: 'De gegevens van de stadsverwarming zoeken wij zelf op',
  neighbourhoods: [
    {
      name: 'Lombok',
      house: 'workers-terrace',
      text: 'De meeste huizen tussen de Vleutenseweg en de Leidse Rijn zijn van 1880 tot 1920. Langs de hoofdstraten zijn ze groter, daarachter klein en aaneengesloten. De gevels zijn meestal één steen dik. Een betere letter haalt u hier vooral uit dak, vloer en glas. Verwarmt u de zolderkamer, dan telt dat dak zwaar mee.',
    },
    {
      name: 'Overvecht',
      house: 'gallery-flat',
      text: 'Lange galerijflats van tien lagen uit de jaren zestig, met veel glas en een dun paneel onder de ramen. Een woning in het midden heeft twee buitenmuren. Op de hoek of onder het dak verliest u meer warmte. Veel flats hebben stadswarmte, de lage huizen vaak een eigen ketel. De VvE (vereniging van eigenaren) weet meestal wanneer de kozijnen zijn vervangen.',
    },
  ],
};
