import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'Rijd de Keizer Karelweg af en u ziet een tuinstad in wording. Randwijck en Elsrijk kwamen eerst, met bakstenen huizen onder grote kappen. Na de oorlog ging het hard: Keizer Karelpark, Kronenburg, Groenelaan. De bebouwing schoof steeds verder de polder in, tot in de jaren negentig Westwijk verrees in de Legmeerpolder.',
    'Waardhuizen en Middenhoven liggen daartussen en horen bij de woonerven van de jaren zeventig en tachtig, met schuren in de voortuin. Zulke huizen kwamen met de eerste echte isolatie-eisen. Ze zijn zelden slecht en zelden goed, en juist in dat midden beslissen een paar papieren: die van het glas, de cv-ketel en de zonnepanelen.',
  ],
  expertise: [
    'Onder de aanvliegroutes van Schiphol zijn in de regio woningen tegen geluid geïsoleerd, met zware ruiten en suskasten boven het raam. Geluidglas is niet vanzelf warmteglas. Bewaart u het opleverdossier van zo’n project, leg het klaar; anders leest de adviseur de code in de rand van de ruit.',
    'Woont u in een flat? Vraag de beheerder meteen na uw aanvraag welke ketel er in de kelder staat en wie de sleutel heeft. Krijgt u geen antwoord, dan rekenen wij met wat er te zien is. Met papieren valt het label meestal beter uit.',
  ],
  neighbourhoods: [
    {
      name: 'Elsrijk',
      house: 'bay-window-terrace',
      text: 'Tussen 1920 en 1960 groeide deze wijk straat voor straat, en dat is te zien: een landhuis met vijver, een rij uit de crisisjaren, om de hoek een flat uit de wederopbouw. Bij de vooroorlogse huizen is de zolder vaak volledig ingericht, met knieschotten. Kunt u daar een luikje openen, dan kan de dakisolatie gemeten worden in plaats van aangenomen.',
    },
    {
      name: 'Westwijk',
      house: 'new-build-terrace',
      text: 'Grotendeels uit de jaren negentig, met rijen en blokken in de strakke vormen van die tijd. De muren zijn van het begin af geïsoleerd, het glas is dubbel, maar meestal ouder dan HR++. Hebt u de ruiten sindsdien laten vervangen, bewaar dan de factuur: op het oog is het verschil nauwelijks te zien. Een inpandige garage meten wij alleen mee als u er een verwarmde kamer van hebt gemaakt.',
    },
  ],
  testimonial: {
    text: 'Achter het knieschot bleek een deken glaswol te liggen. Fijn dat er iemand echt ging kijken en niet alleen een lijst invulde.',
    author: 'P. Voorbeeld, Elsrijk',
  },
};
