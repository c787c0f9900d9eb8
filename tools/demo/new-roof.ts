/** An article of the demo, with the drawing of a house above it. */
export const newRoof = `Een nieuw dak is een grote klus. Ligt het dak toch open, dan kost isoleren weinig extra werk. Voor uw energielabel kan dat veel uitmaken, want door een dak zonder isolatie gaat veel warmte verloren. Wel moet later te bewijzen zijn wat er onder de pannen ligt.

## Waarom het dak zwaar telt

De adviseur rekent voor elk vlak van de buitenkant uit hoeveel warmte erdoorheen gaat: gevel, vloer, ramen en dak. Bij een vrijstaand huis of een hoekwoning is het dak vaak een van de grootste vlakken. Woont u in een tussenwoning, dan is het soms zelfs het grootste. Een verbetering telt daar dus zwaarder dan bij een klein raam.

Hoeveel letters het scheelt, is vooraf niet te zeggen. Dat hangt af van de rest van uw huis. Een oud huis met enkel glas blijft warmte verliezen, ook onder een goed dak. Alleen een berekening voor uw eigen woning laat zien wat het nieuwe dak doet.

## Een schuin dak

Bij een schuin dak kan de isolatie op drie plekken zitten: tussen de balken, aan de binnenkant of bovenop het dakhout, onder de pannen. Wie de pannen laat vernieuwen, kiest vaak voor de laatste. De zolder blijft dan even groot en de balken zitten warm.

Is de binnenkant daarna afgewerkt met platen, dan ziet niemand meer wat erachter zit. De adviseur mag niets openmaken. Zonder bewijs rekent hij met een standaardwaarde, en die past bij het bouwjaar van uw huis, niet bij uw nieuwe dak. Een factuur maakt hier dus veel uit.

Gebruikt u de zolder niet en is die niet verwarmd? Dan ligt de isolatie soms op de zoldervloer. Ook dat telt mee. Leg een stukje van de vloer vrij, zodat de adviseur kan meten hoe dik de laag is.

## Een plat dak

Bij een plat dak zit de isolatie onder de dakbedekking. Van boven ziet u daar niets van. Wordt alleen de bovenste laag vernieuwd, dan verandert uw label niet. Pas als er isolatie bij komt, wordt het beter. Vraag de dakdekker daarom vóór het werk wat er nu ligt en wat hij erbij legt, en laat dat op de offerte zetten.

## Dit moet op de factuur staan

Een factuur is het beste bewijs, als er genoeg op staat. Vraag de dakdekker om:

- uw naam en het adres van de woning;
- het materiaal, met merk en type;
- de dikte in millimeters, of de isolatiewaarde (de Rd-waarde);
- het aantal vierkante meters en om welk deel van het dak het gaat;
- de datum van het werk.

Staat er alleen “dak vernieuwd”, dan weet de adviseur niet wat er ligt. Vraag dan om een aanvulling. Dat lukt vlak na het werk makkelijker dan jaren later.

## Maak foto’s zolang het dak open is

Foto’s helpen, zeker samen met een factuur. Maak ze voordat alles dichtgaat. Neem een keer het hele dak, zodat te zien is dat het uw woning is. Maak dan een foto van dichtbij met een rolmaat tegen de isolatie. Bewaar ook een foto van het etiket op de verpakking: daarop staan merk, type en isolatiewaarde.

## Denk aan glas, panelen en ventilatie

Komen er dakramen in, bewaar dan ook de gegevens van het glas. Wilt u zonnepanelen? Laat die na het dak leggen, dan hoeven ze er niet meer af. En een dak zonder kieren vraagt om goede ventilatie. Kijk dus meteen of roosters en afzuiging nog goed werken.

## Wanneer u een nieuw label laat maken

Het label dat u hebt, verandert niet vanzelf. In het register EP-Online blijft de oude letter staan tot er een nieuwe opname is geweest. Laat die pas doen als al het werk klaar is. Verkoopt of verhuurt u binnenkort, dan staat de betere letter meteen in de advertentie. Blijft u er wonen, dan hebt u geen haast: uw oude label blijft geldig tot de einddatum.

## Uw volgende stap

Leg de factuur en de foto’s in één map. Op de pagina “Zo bereidt u de opname voor” ziet u wat er verder in hoort. Is het dak klaar? Bekijk uw prijs en vraag een opname aan.`;
