import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'Wie op de Waalbrug staat, ziet hoe de stad is gegroeid. Op de heuvel ligt de oude stad, met een hart dat na het bombardement van 1944 is herbouwd. Daarachter volgt een schil van rond 1900. Aan de overkant begint de Waalsprong, waar nog altijd wordt gebouwd.',
    'Dukenburg en Lindenholt, de grote uitbreidingen uit de jaren zestig tot en met tachtig, ziet u van de brug niet. In wijken als Meijhorst en Tolhuis staan veel doorzonwoningen in de rij. Die kregen bij de bouw een dun laagje isolatie of niets, en daarom zijn er zoveel spouwen nageïsoleerd. Dichtgesmeerde boorgaatjes in de voegen zijn een aanwijzing; een rekening met adres en datum is het bewijs.',
  ],
  expertise: [
    'Bij studentenhuizen stellen wij vooraf twee vragen: hoeveel bewoners delen een keuken, en zijn er kamers met een eigen voordeur en nummer? Zo weten wij of er één label komt of meer. Geef de bewoners de dag door, want iedere kamer moet open kunnen.',
    'In Nijmegen-Oost, tegen de helling op, zijn veel kelders en souterrains. Het maakt verschil of u er alleen fietsen stalt of er een werkkamer met radiator hebt. Mogen in uw straat alleen vergunninghouders parkeren? Laat ons dan weten hoe bezoek dat regelt.',
  ],
  neighbourhoods: [
    {
      name: 'Bottendaal',
      house: 'workers-terrace',
      text: 'Hier werd al rond 1885 gebouwd, met woningen voor arbeiders en winkeliers pal naast zeepfabriek en drukkerij. Een eeuw later maakten de fabrieken plaats voor sociale woningbouw. Daardoor staan in één straat een massieve gevel uit 1890 en een geïsoleerde uit 1985 naast elkaar. Let bij de oude huizen op de houten vloer: tussen de balken past isolatie, als de kruipruimte hoog genoeg is.',
    },
    {
      name: 'Lent',
      house: 'dike-house',
      text: 'Een tuindersdorp dat in de stad terechtkwam. Tussen de oude dijkhuizen en de boerderijen verrezen na 2000 de straten van de Waalsprong, verwarmd met warmte van de afvalverwerking in Weurt. Zo’n nieuw huis heeft meestal geen gasmeter; een ouder dorpshuis soms wel. Bij verbouwde schuren en kassen vragen wij naar de tekeningen van de vergunning.',
    },
  ],
  testimonial: {
    text: 'Ik had mijn huis zelf op een G geschat. De nota van de vloerisolatie, die ik bijna was kwijtgeraakt, hielp het een stuk vooruit.',
    author: 'T. Voorbeeld, Bottendaal',
  },
};
