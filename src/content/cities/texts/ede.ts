import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'In Ede kijken wij eerst waar de warmte vandaan komt. Warmtebedrijf Ede stookt onder meer snoeihout en brengt de warmte met een net naar de huizen. U hebt dan geen cv-ketel, maar een kastje: de afleverset. Voor het label telt hoe die warmte officieel is gewaardeerd, niet wat er op uw rekening staat.',
    'Elders in Ede hangt een gewone gasketel. Op het typeplaatje staat hoe zuinig die is. Zit uw ketel achter een schot op zolder? Maak dan vooraf een foto van het plaatje.',
  ],
  expertise: [
    'De grond is hier vaak droog, want Ede ligt aan de rand van de Veluwe. De kruipruimte is dan goed te bekijken. Vloerisolatie die wij zien, hoeft u niet te bewijzen. Maak daarom het luik vrij. Zit de isolatie onder een vaste vloer? Zoek dan de factuur.',
  ],
  reason: 'Wij weten hoe het warmtenet van Ede meetelt',
  neighbourhoods: [
    {
      name: 'Veldhuizen',
      house: 'drive-in-house',
      text: 'De straten op -burg, -horst en -stein waren begin jaren zeventig al volgebouwd met flats, huizen met een plat dak en drive-inwoningen. Bij een drive-inwoning ligt de woonkamer boven de garage. Die vloer is vaak niet geïsoleerd. Is uw platte dak vernieuwd? Zoek op wanneer: soms is er toen isolatie bij gelegd.',
    },
    {
      name: 'Kernhem',
      house: 'new-build-terrace',
      text: 'Een nieuwe wijk bij het landgoed met dezelfde naam. Muren, dak en glas zijn bij de bouw al goed geïsoleerd. Veel huizen krijgen warmte van het net. Zonnepanelen, de ventilatie of een later gebouwde serre geven hier de doorslag.',
    },
  ],
};
