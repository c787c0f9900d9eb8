import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'De stadsgracht van Zwolle heeft nog de punten van de oude vesting. Binnen die ster wonen mensen boven winkels, in pakhuizen en aan stegen waar twee fietsen net langs elkaar kunnen. Een vloer boven een warme zaak verliest bijna niets. Ligt uw slaapkamer boven een open doorgang, dan is die vloer in feite een buitengevel. Dat ziet niemand op een plattegrond; daarvoor komen wij langs.',
    'Buiten de gracht ging het in stappen. Eerst de spoorbuurten, dan de Wipstrik en de Veerallee met hun ruime huizen uit de jaren twintig en dertig, vervolgens Holtenbroek en de Aa-landen. De woonerven van Zwolle-Zuid ontstonden toen de oliecrisis isoleren belangrijk had gemaakt. Sinds halverwege de jaren negentig groeit Stadshagen aan de andere kant van het Zwarte Water. Daar wordt nog altijd gebouwd, dus het ene huis volgt strengere bouwregels dan het andere.',
  ],
  expertise: [
    'Opnames plannen wij in Zwolle graag bij elkaar; wie een paar dagdelen opgeeft, is meestal sneller aan de beurt. Hebt u haast, kies dan de spoedservice; uw adres gaat dan voor.',
    'Wat wij in Zwolle vooraf vragen, is simpel: is er iets aangebouwd, en wanneer? Een serre uit 2012 volgens de regels van dat jaar is beter dan het huis waar hij aan vastzit, maar alleen met een tekening of vergunning mogen wij dat ook zo invoeren. De gemeente bewaart bouwdossiers; vaak kunt u ze opvragen.',
  ],
  neighbourhoods: [
    {
      name: 'Assendorp',
      house: 'workers-terrace',
      text: 'Met het station en de werkplaats van de spoorwegen kwam hier vanaf het einde van de negentiende eeuw een wijk van smalle huizen, poortjes en achterommetjes. De voorgevel is meestal één steen dik en heeft geen spouw, terwijl de keuken achter vaak een eeuw jonger is. Bovenverdiepingen hebben schuine wanden: pas vanaf anderhalve meter hoogte telt de vloer mee in de vierkante meters. Dat maakt de oppervlakte soms kleiner dan in de oude advertentie stond.',
    },
    {
      name: 'Aa-landen',
      house: 'post-war-terrace',
      text: 'De straten heten naar rivieren en kreken, de woningen zijn van de jaren zestig en zeventig. Flats wisselen af met rijen waarin grote ramen en dichte panelen vaak één vlak vormen. Dat paneel is de zwakste plek van de gevel; is het vervangen, dan horen wij dat graag. In de flats bespreken wij met u wie bij de stookruimte kan als er één ketel voor het hele gebouw is.',
    },
  ],
  testimonial: {
    text: 'We konden drie dagdelen doorgeven en kregen meteen een tijd. De adviseur was op tijd en legde uit waarom onze schuine zolder maar half telde.',
    author: 'H. Voorbeeld, Assendorp',
  },
};
