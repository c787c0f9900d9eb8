import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'In het centrum van Zwolle wonen veel mensen boven een winkel of in een oud pakhuis. Een vloer boven een verwarmde winkel verliest bijna geen warmte. Ligt uw slaapkamer boven een open poort, dan ligt die vloer aan de buitenlucht en verliest hij warmte. Op een plattegrond staat dat niet. Daarom kijkt de adviseur ook onder uw woning.',
    'Buiten de gracht liggen de Wipstrik en de Veerallee, met ruime huizen uit de jaren twintig en dertig. Daarna kwamen Holtenbroek en de Aa-landen. Zwolle-Zuid is gebouwd toen isoleren belangrijk werd. Stadshagen groeit sinds halverwege de jaren negentig, en nieuwe huizen volgen daar steeds strengere regels.',
  ],
  expertise: [
    'Wij plannen bezoeken in Zwolle graag bij elkaar. Kiest u een moment waarop wij al in de buurt zijn, dan bent u meestal sneller aan de beurt. Hebt u haast? Kies dan de spoedservice.',
    'Is er iets aan uw huis gebouwd? Schrijf op wat en wanneer. Een serre uit 2012 is beter geïsoleerd dan een oud huis. Met een tekening of vergunning mogen wij daarmee rekenen. De gemeente bewaart bouwdossiers. Vaak kunt u die opvragen.',
  ],
  reason: 'Met een paar dagdelen keuze bent u vaak snel aan de beurt',
  neighbourhoods: [
    {
      name: 'Assendorp',
      house: 'workers-terrace',
      text: 'Smalle huizen met poortjes, gebouwd vanaf het einde van de negentiende eeuw bij het station en de werkplaats van het spoor. De voorgevel is meestal één steen dik. De keuken achter is vaak veel jonger. Boven zijn de wanden schuin: de vloer telt pas mee waar het plafond anderhalve meter hoog is. De oppervlakte kan dus kleiner zijn dan in een oude advertentie.',
    },
    {
      name: 'Aa-landen',
      house: 'post-war-terrace',
      text: 'Huizen en flats uit de jaren zestig en zeventig, in straten met namen van rivieren. Onder de grote ramen zitten vaak dunne, dichte panelen. Zo’n paneel is de zwakste plek van de gevel. Is het vervangen? Vertel het ons. Heeft uw flat één ketel voor iedereen, dan moeten wij in de ketelruimte kunnen.',
    },
  ],
};
