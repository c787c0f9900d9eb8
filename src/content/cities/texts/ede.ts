import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'Waar komt de warmte vandaan? Met die vraag begint een opname in Ede. Warmtebedrijf Ede stookt onder meer snoeihout en resthout en brengt die warmte met een net naar de huizen. In zo’n huis hangt geen cv-ketel, maar een afleverset. Voor het label telt hoe die warmte officieel gewaardeerd wordt, niet wat er op uw rekening staat.',
    'Elders in Ede brandt gewoon een gasketel. Dan laat het typeplaatje zien hoe zuinig die is. Zit de ketel weggestopt achter een schot op zolder, maak er dan van tevoren een leesbare foto van.',
  ],
  expertise: [
    'De bodem werkt hier mee. Op de droge zandgrond aan de rand van de Veluwe is de kruipruimte meestal goed te bekijken, en vloerisolatie die wij zien, hoeft u niet meer te bewijzen. Leg daarvoor het luik vrij: onder een deurmat is dat zo gebeurd, onder een vastgelijmde vloer helaas niet.',
  ],
  neighbourhoods: [
    {
      name: 'Veldhuizen',
      house: 'drive-in-house',
      text: 'De straten op -burg, -horst en -stein waren begin jaren zeventig al volgebouwd met flats, huizen met een plat dak en drive-inwoningen. Bij een drive-inwoning ligt de woonkamer boven de garage, en juist die tussenvloer is bij het isoleren vaak overgeslagen. Van een plat dak willen wij weten wanneer de dakbedekking is vernieuwd: soms is er toen isolatie bijgelegd.',
    },
    {
      name: 'Kernhem',
      house: 'new-build-terrace',
      text: 'Muren, dak en glas zijn in deze wijk, bij het landgoed met dezelfde naam, al bij de bouw goed geïsoleerd, en veel huizen krijgen hun warmte van het net. De verschillen zitten dan in de details: zonnepanelen, het type ventilatie, een serre die er later bij kwam.',
    },
  ],
  testimonial: {
    text: 'De adviseur vroeg in welk jaar ons platte dak was vernieuwd. Gelukkig had ik die rekening nog.',
    author: 'R. Voorbeeld, Veldhuizen',
  },
};
