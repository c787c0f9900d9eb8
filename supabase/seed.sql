-- First content of a new site. Loaded once, into an empty database. Its ids and moments are fixed, so that a site built from
-- one copy of it knows the texts of another.

insert into public.website_content (id, section_name, published_at, last_updated, title, subtitle, content) values (
  'a0000000-0000-4000-8000-000000000001',
  'hero',
  '2026-11-16 09:00:00+01',
  '2026-11-16 09:00:00+01',
  'Energielabel voor uw woning Vanaf {prijs}',
  'Verkoopt of verhuurt u uw huis? Dan hebt u een geldig energielabel nodig. Een gecertificeerd adviseur komt bij u langs en registreert het label voor u.',
  'Op uw label staat één letter, van A++++ (zeer zuinig) tot en met G'
);

-- Articles of the blog. Prices and thresholds in them are checked by supabase/tests/installing/seed.test.ts.
insert into public.website_content (id, section_name, page_path, published_at, last_updated, title, subtitle, content) values
(
  'a0000000-0000-4000-8000-000000000002',
  'blog_article',
  '/blog/opname-energielabel-voorbereiden',
  '2026-11-17 09:00:00+01',
  '2026-11-28 09:30:00+01',
  'De opname voor uw energielabel: zo bereidt u zich voor',
  'Leg papieren klaar en maak de weg vrij: dan telt mee wat u hebt verbeterd.',
  $text$De adviseur mag alleen rekenen met wat te zien is of wat u kunt bewijzen. Een uur zoeken in uw papieren kan daarom een betere letter opleveren.

## Waarom bewijs zo belangrijk is

Isolatie zit verstopt. In een dichte spouw of onder een afgewerkte vloer is niet te zien welk materiaal er zit en hoe dik het is. Voor wat niet te zien is en wat u niet kunt bewijzen, geldt een standaardwaarde. Die is voorzichtig gekozen. Daarmee wordt het label meestal slechter.

Met een factuur waar uw adres op staat, mag de adviseur de echte waarde gebruiken. Hebt u tien jaar geleden de spouw laten vullen en ligt de factuur nog in een map? Dan is dat papier voor uw label veel waard.

## Wat u klaarlegt

Zoek dit op voordat de adviseur komt. Op papier of digitaal maakt niet uit, als het maar te lezen is.

- Plattegronden van alle verdiepingen, ook van een uitbouw of dakkapel.
- Facturen van isolatie in dak, gevel, spouw en vloer. Het adres van de woning moet erop staan.
- Facturen van nieuw glas of nieuwe kozijnen.
- Gegevens van de cv-ketel of warmtepomp: de factuur, of de gegevens op het typeplaatje.
- Gegevens van zonnepanelen: de factuur, het aantal en het vermogen per paneel.

Mist er een factuur? Vraag het bedrijf dat het werk deed om een kopie. Woont u nog niet zo lang in het huis, vraag het dan aan de vorige eigenaar. Bij een appartement heeft de VvE vaak de papieren van het dak en de gevel.

## Maak de weg vrij

De adviseur moet in elke ruimte kunnen kijken. Het gaat vaak mis bij plekken die vol staan of op slot zitten. Loop daarom een dag van tevoren een rondje:

- Haal spullen weg bij het luik van de kruipruimte en kijk of het open kan.
- Zorg dat de zolder en de vliering bereikbaar zijn, met een trap als dat nodig is.
- Maak de meterkast en de plek van de ketel of warmtepomp vrij.
- Zoek de sleutels van de berging, de garage en een afgesloten kamer.
- Vertel huisgenoten of huurders dat de adviseur ook in hun kamer komt.

De adviseur maakt foto’s, bijvoorbeeld van het glas, de installaties en de isolatie. Die horen bij het dossier van het label. Op de foto’s staat de woning en niet wie er woont.

## Hoe het bezoek gaat

Een opname duurt gemiddeld 45 tot 60 minuten. Bij een groot huis of een woning met veel aanbouwen duurt het langer. De adviseur meet de ruimtes op, bekijkt muren, vloeren, dak en ramen, en schrijft op welke installaties er zijn. U hoeft er niet steeds bij te blijven, maar het is handig als u vragen kunt beantwoorden.

Vertel wat u zelf weet, ook als u het niet kunt bewijzen. Dan weet de adviseur waar isolatie kan zitten: onder een los luik of achter een plint is die soms toch te zien.

## En daarna

Na het bezoek rekent de adviseur uw label uit volgens de rekenmethode NTA 8800 en registreert het in EP-Online, het register van de overheid. Het label is klaar 1 tot 3 werkdagen na de opname. Vindt u later alsnog een factuur? Meld dat dan zo snel mogelijk, want in een geregistreerd label verandert niets vanzelf.

## Uw volgende stap

Op de pagina “Zo bereidt u de opname voor” staat een lijst die u kunt afdrukken en afvinken. Hebt u de papieren bij elkaar? Bekijk uw prijs en vraag uw energielabel aan. Daarna kiest u zelf een dag en een tijd, of wij bellen of mailen u om die samen af te spreken.$text$
),
(
  'a0000000-0000-4000-8000-000000000003',
  'blog_article',
  '/blog/van-energielabel-d-naar-b',
  '2026-11-09 09:00:00+01',
  '2026-11-22 08:00:00+01',
  'Van label D naar B: wat is ervoor nodig?',
  'Met een plan, en in de goede volgorde, is die stap voor veel woningen te maken.',
  $text$Veel woningen hebben label D. Ze zijn ooit een beetje verbeterd, maar nooit helemaal aangepakt. De stap naar B klinkt klein, twee letters maar. Hoe groot is die stap echt, en hoe verspilt u er geen geld aan?

## Wat de letters in cijfers betekenen

Uw letter volgt uit één getal: hoeveel fossiele energie (zoals aardgas) de woning per vierkante meter per jaar nodig heeft. Dat getal staat in kilowattuur (kWh). Hoe lager, hoe beter de letter.

- Label B: meer dan 160 en niet meer dan 190 kWh per m² per jaar.
- Label C: meer dan 190 en niet meer dan 250 kWh per m² per jaar.
- Label D: meer dan 250 en niet meer dan 290 kWh per m² per jaar.

Van D naar B moet het getal dus minstens 60 punten omlaag als u net boven de grens van C zit, en 100 punten als u bijna op E zit. Dat verschil bepaalt of één maatregel genoeg kan zijn of dat u er meer nodig hebt. Op een label van na 1 januari 2021 staat het getal naast de letter.

## Begin met wat u al hebt

De goedkoopste verbetering is soms een stuk papier. Is er bij het vorige label gerekend met standaardwaarden, omdat er geen bewijs was? Dan is de letter misschien slechter dan nodig. Loop deze vragen na:

- Is er isolatie aangebracht waarvan toen geen factuur te vinden was?
- Is er na het vorige label nieuw glas, een nieuwe ketel of een warmtepomp gekomen?
- Liggen er zonnepanelen die nog niet meetellen?
- Is uw label al een aantal jaren oud en bent u sindsdien blijven verbeteren?

Eén keer ja kan betekenen dat een nieuw label al een betere letter geeft, zonder verbouwing.

## Daarna de schil

De schil is alles wat uw huis van buiten scheidt: dak, gevel, vloer en ramen. Een warmtelek in de schil blijft u elk jaar geld kosten. Daarom is het verstandig daar te beginnen.

1. Kijk eerst naar het dak. Warme lucht stijgt op en bij veel huizen is het dak het grootste vlak.
2. Kijk dan naar de gevel. Heeft uw huis een lege spouw, dan kan die vaak in een dag worden gevuld.
3. Neem de vloer mee als er een kruipruimte is waar iemand bij kan.
4. Vervang enkel glas en oud dubbel glas, het liefst samen met schilderwerk of nieuwe kozijnen.

Denk bij elke stap ook aan ventilatie. Hoe minder kieren uw huis heeft, hoe belangrijker het is dat vocht weg kan.

## Dan de installaties

Is de schil op orde, dan hebt u minder warmte nodig. Pas dan weet u hoe groot een nieuwe ketel of warmtepomp moet zijn. Een warmtepomp haalt een deel van de warmte uit de lucht of de bodem en gebruikt daardoor minder fossiele energie. Zonnepanelen leveren eigen stroom, en ook dat telt mee in de berekening.

Zonnepanelen alleen kunnen de letter flink verbeteren, maar ze maken een tochtig huis niet warmer. Wilt u lagere kosten én meer comfort, dan hoort isolatie erbij.

## Wat niemand u kan beloven

Geen enkele maatregel is altijd goed voor een vast aantal letters. Een tussenwoning verliest minder warmte dan een vrijstaand huis met dezelfde muren. Een klein dak geeft minder ruimte voor panelen. Wees dus voorzichtig met een aanbieder die u vooraf label B garandeert. Alleen een berekening voor uw eigen woning laat zien wat een maatregel doet.

## Een plan dat werkt

- Zoek uw huidige label op en schrijf het getal in kWh per m² op.
- Verzamel bewijs van alles wat al is verbeterd.
- Kies maatregelen in deze volgorde: dak, gevel, vloer, glas, installatie, panelen.
- Bewaar van elk werk de factuur met uw adres, en maak foto’s voordat het wordt dichtgemaakt.
- Laat pas een nieuw label maken als het werk klaar is.

## Uw volgende stap

Is het werk klaar of vermoedt u dat uw woning beter is dan het oude label zegt? Bekijk uw prijs en vraag een nieuwe opname aan. De adviseur bekijkt de woning zoals die nu is, en het nieuwe label is weer 10 jaar geldig.

## Bronnen

- De grenzen van de letters B, C en D: een adviesbureau, 2022. Nagekeken op 22 november 2026; geen overheidsbron.$text$
),
(
  'a0000000-0000-4000-8000-000000000004',
  'blog_article',
  '/blog/huis-verkopen-zonder-energielabel',
  '2026-10-28 09:00:00+01',
  '2026-11-28 09:00:00+01',
  'Uw huis verkopen zonder energielabel: mag dat, en wat kost de boete?',
  'Nee, dat mag niet, en het kan u een boete kosten. Een label is gelukkig snel geregeld.',
  $text$U zet uw huis te koop en dan vraagt de makelaar naar het energielabel. Misschien hebt u er geen, of weet u niet of het oude nog geldig is. Wat moet er nu gebeuren, en hoe snel kan dat?

## Wat de regel zegt

Bij de verkoop van een woning moet u een geldig energielabel hebben. Dat geldt ook bij verhuur aan een nieuwe huurder, bij verlenging van een huurcontract en bij de oplevering van een nieuw huis. Daar hoort nog iets bij: de letter moet al in de advertentie staan. Het label is dus niet pas bij de notaris nodig, maar op de dag dat uw huis online komt.

Een label is pas geldig als het in EP-Online staat, het register van de overheid dat door RVO wordt bijgehouden. Een schatting of een oud voorlopig label is niet genoeg.

## Wie controleert

De Inspectie Leefomgeving en Transport, kort ILT, ziet toe op de regels. De inspectie kan nagaan of er bij het adres een label is geregistreerd en of de letter in de advertentie staat.

Volgens nieuwsberichten die de inspectie noemen, zijn de boetes sinds 1 november 2021:

- €435 voor een particulier die zonder geldig label verkoopt;
- €870 voor een bedrijf.

De boete voor een particulier kan dus hoger zijn dan de prijs van het label zelf. En daarmee bent u niet klaar: het label moet er nog steeds komen.

## Wat het u verder kost

De boete is niet het enige risico. Een koper wil weten hoeveel energie een huis gebruikt. Staat er niets in de advertentie, dan denkt een koper al snel aan het slechtste. Dat kan bezichtigingen schelen en het gesprek over de prijs lastiger maken.

Ook de planning kan in de knel komen. Ontdekt u vlak voor de overdracht dat er geen label is, dan moet er in een paar dagen een adviseur komen. Dat lukt vaak wel, maar u hebt dan al genoeg te regelen.

## Misschien hebt u al een label

Controleer dat eerst, want een nieuw label is alleen nodig als er geen label is of als het is verlopen.

1. Vul op de pagina “Heb ik een energielabel nodig?” uw postcode en huisnummer in.
2. Kijk naar de datum tot wanneer het label geldig is. Een label geldt 10 jaar.
3. Vergelijk het label met uw huis. Is er sindsdien geïsoleerd of zijn er zonnepanelen gekomen, dan kan een nieuw label u een betere letter geven.

Verkoopt u een appartement, kijk dan goed of u uw eigen huisnummer en toevoeging hebt gekozen.

## Wanneer u geen label nodig hebt

Er zijn een paar uitzonderingen, bijvoorbeeld voor vrijstaande woningen die kleiner zijn dan 50 m². Een beschermd monument is geen uitzondering meer: sinds 29 mei 2026 is daarvoor bij verkoop ook een label verplicht. Op de pagina “Heb ik een energielabel nodig?” weet u na hooguit vier korte vragen waar u aan toe bent.

## Zo snel is het geregeld

De adviseur komt altijd bij u langs. Een label maken met alleen foto’s mag niet. De opname duurt gemiddeld 45 tot 60 minuten. Het label volgt 1 tot 3 werkdagen na de opname. De hele procedure duurt 3 tot 5 werkdagen. Hebt u meer haast? Kies dan voor €95 extra de spoedservice: opname en label binnen 24 uur, op werkdagen.

Zo hebt u het label op tijd:

- Vier weken voor de advertentie: zoek op of er een label is en verzamel facturen van isolatie, glas en installaties.
- Drie weken ervoor: vraag het label aan en kies een moment voor de opname.
- Twee weken ervoor: het label is geregistreerd en u geeft de letter door aan uw makelaar.
- Bij de advertentie: controleer of de letter er goed in staat.

## Uw volgende stap

Hebt u geen geldig label? Bekijk uw prijs met uw postcode en huisnummer. Na uw aanvraag kiest u zelf een dag en een tijd, of wij spreken die samen af.

## Bronnen

- De plicht en de uitzonderingen: rvo.nl. Nagekeken op 22 november 2026.
- De boete bij verkoop: nieuwsberichten van november 2021. Nagekeken op 28 november 2026; geen overheidsbron.
- De verlenging en de plicht voor monumenten sinds 29 mei 2026: een bedrijfsmakelaar, 15 januari 2026. Nagekeken op 28 november 2026; geen overheidsbron.$text$
),
(
  'a0000000-0000-4000-8000-000000000005',
  'blog_article',
  '/blog/isolatie-en-uw-energielabel',
  '2026-10-14 09:00:00+02',
  '2026-10-14 09:00:00+02',
  'Isolatie en uw energielabel: wat telt mee en hoe bewijst u het?',
  'Dak, gevel, vloer en glas bepalen veel, maar alleen wat te zien of te bewijzen is, telt mee.',
  $text$Goede isolatie houdt de warmte binnen. Daardoor hebt u minder energie nodig en wordt uw label beter. Toch krijgen eigenaren soms een lagere letter dan ze verwachten, terwijl hun huis prima is ingepakt. Vaak ontbreekt dan het bewijs.

## Vier plekken waar warmte verdwijnt

De adviseur bekijkt elk deel van de buitenkant apart.

- Het dak: of het schuin of plat is, waar de isolatie zit en hoe dik die is.
- De gevel: of er een spouw is en of die gevuld is, en of er aan de binnenkant of buitenkant is geïsoleerd.
- De vloer: via de kruipruimte is vaak goed te zien wat er onder zit.
- De ramen en deuren: welk glas er per raam in zit en van welk materiaal het kozijn is.

Nieuw glas in een gevel zonder isolatie helpt, maar de muur blijft warmte verliezen.

## Wat de adviseur kan zien

Soms is isolatie gewoon te zien: platen tegen het dak op zolder, of folie of schuim onder de vloer. Daar maakt de adviseur een foto van en dan telt het mee. Het is dus belangrijk dat elke plek bereikbaar is, ook in de berging en in de kruipruimte.

In de rand van dubbel glas staan vaak kleine letters en cijfers. Daaraan is te zien welk soort glas het is en wanneer het is gemaakt. Poets de rand gerust even schoon.

## Wat niet te zien is

Spouwisolatie zit achter steen. Isolatie in een plat dak zit onder de dakbedekking. Ook een dicht schuin dak laat niets zien. De adviseur heeft daar papieren voor nodig. Voor wat niet te zien is en wat u niet kunt bewijzen, geldt een standaardwaarde. Daarmee wordt het label meestal slechter.

Dit is sterk bewijs:

- Een factuur waarop uw adres, het materiaal en de dikte of de isolatiewaarde staan.
- Een certificaat of opleverdocument van het bedrijf dat het werk deed.
- Tekeningen of een bestek van de bouw, als daar de isolatie in staat.
- Foto’s van het werk waarop herkenbaar is dat het uw woning is, het liefst samen met een factuur.

Een mondelinge verklaring is niet genoeg, ook niet als die klopt. Dat is geen wantrouwen: elke adviseur moet zich aan dezelfde regels houden, zodat labels in het hele land te vergelijken zijn.

## Gaat u nog isoleren?

Dan kunt u het bewijs meteen goed regelen.

- Spreek met het bedrijf af dat het adres, het soort materiaal, de dikte en het aantal vierkante meters op de factuur komen.
- Maak foto’s voor, tijdens en na het werk. Zorg dat er iets herkenbaars op staat, zoals het raam of de dakkapel.
- Bewaar de verpakking of het productblad tot u de gegevens hebt genoteerd. Op een foto van het etiket staat vaak alles wat nodig is.
- Doet u het zelf? Bewaar dan de bonnen en leg elke stap vast met foto’s. Vraag vooraf welk bewijs de adviseur kan gebruiken.

## Isolatie en ventilatie horen bij elkaar

Een goed ingepakt huis is ook dichter. Vocht en vuile lucht moeten weg kunnen. Kijk daarom bij elke klus ook naar roosters, afzuiging en kieren. De manier van ventileren telt mee in de berekening, en een zuinig systeem helpt uw label.

## Wat levert het op?

Dat hangt af van uw woning. Bij een hoekwoning of een vrijstaand huis is er veel muur en dak, dus een verbetering weegt daar zwaar. Bij een appartement tussen twee andere appartementen is er weinig buitenmuur en komt het meer aan op glas en installatie. Een vaste belofte per maatregel is daarom niet eerlijk. Wel merkt u het zelf: minder tocht en warmere muren, en meestal een lagere rekening.

## Uw volgende stap

Verzamel uw facturen en foto’s in één map. Is het werk klaar? Bekijk uw prijs en vraag een opname aan. Leg de map klaar op de dag van het bezoek, dan telt alles mee wat u kunt aantonen.$text$
),
(
  'a0000000-0000-4000-8000-000000000006',
  'blog_article',
  '/blog/wat-betekent-de-letter-van-uw-energielabel',
  '2026-09-24 09:00:00+02',
  '2026-11-22 08:30:00+01',
  'Wat betekent de letter van uw energielabel?',
  'De letter, van A++++ tot en met G, gaat over de woning en niet over de mensen die er wonen.',
  $text$Een groene A ziet er goed uit en een rode G slecht, maar wat zegt zo’n letter precies? Wie weet hoe het label is opgebouwd, begrijpt ook waarom de buren met hetzelfde huis een andere letter kunnen hebben.

## Eén getal bepaalt de letter

De adviseur berekent hoeveel fossiele energie (zoals aardgas) uw woning nodig heeft, in kilowattuur per vierkante meter per jaar. Dat gaat om energie voor verwarming, warm water, ventilatie en koeling. Wat zonnepanelen op uw eigen dak opwekken, telt mee in uw voordeel. Bij het getal hoort een letter:

- A++++: 0 of lager
- A+++: boven 0, tot en met 50
- A++: boven 50, tot en met 75
- A+: boven 75, tot en met 105
- A: boven 105, tot en met 160
- B: boven 160, tot en met 190
- C: boven 190, tot en met 250
- D: boven 250, tot en met 290
- E: boven 290, tot en met 335
- F: boven 335, tot en met 380
- G: boven 380

De stappen zijn niet even groot. De letter C loopt over 60 punten, de letter B over maar 30. Twee huizen met label C kunnen daardoor flink verschillen. Kijk bij het vergelijken van woningen dus ook naar het getal zelf; het staat op elk label van na 1 januari 2021.

## De woning telt, niet de bewoner

Het label gaat uit van gemiddeld gebruik. Het maakt niet uit of u de verwarming op 18 of op 22 graden zet, hoe vaak u doucht en met hoeveel mensen u er woont. Daarom kan uw rekening laag zijn in een huis met label E, en hoog in een huis met label A. Het label vertelt wat het huis nodig heeft als een gemiddeld huishouden er woont.

Daar is een reden voor. Een koper of huurder wil weten wat hij koopt of huurt, niet hoe zuinig de vorige bewoner was.

## Waarom de buren een andere letter hebben

Huizen in één straat lijken op elkaar, maar zelden tot in de details. Verschil ontstaat bijvoorbeeld door:

- De ligging: een hoekwoning heeft een buitenmuur meer dan een tussenwoning.
- Verbouwingen: een dakkapel, een uitbouw of nieuw glas.
- De installatie: een oude ketel, een nieuwe ketel of een warmtepomp.
- Het bewijs: isolatie die te zien of te bewijzen is, telt mee zoals die echt is. Voor de rest geldt een standaardwaarde. Daarmee wordt het label meestal slechter.
- Het jaar van het label: sinds 1 januari 2021 geldt de rekenmethode NTA 8800. Een ouder label is op een andere manier berekend en is dus niet goed te vergelijken.

## Wat er nog meer op het label staat

De letter valt het meest op, maar er staat meer op het label. U vindt er een overzicht van dak, gevels, vloeren, ramen en installaties, met een oordeel over hoe goed elk onderdeel is. Dat is nuttig als u wilt verbeteren: u ziet meteen waar de zwakke plek zit. Lees dat deel dus ook als u al tevreden bent met de letter.

## Een lage letter is geen ramp

Een oud huis met label F of G mag u gewoon verkopen. De plicht is dat er een geldig label is en dat de letter in de advertentie staat. De koper weegt die letter mee in zijn bod. Een eerlijk label met een duidelijke lijst van wat er beter kan, is voor een koper prettiger dan geen informatie.

Vindt u de letter te laag? Kijk dan eerst of er met standaardwaarden is gerekend. Misschien ligt het bewijs van uw isolatie nog ergens. Kijk daarna pas naar verbouwen.

## Kort samengevat

- De letter volgt uit één getal: fossiele energie per vierkante meter per jaar.
- Het gaat om het huis bij gemiddeld gebruik, niet om uw rekening.
- Het getal vertelt meer dan de letter, zeker bij een letter die over veel punten loopt.
- Bewijs van isolatie en installaties maakt het label nauwkeuriger.

## Uw volgende stap

Op de pagina “Heb ik een energielabel nodig?” zoekt u op welke letter uw woning nu heeft en tot wanneer die geldig is. Staat er niets, of klopt het niet meer met uw huis? Bekijk uw prijs en vraag een nieuw energielabel aan.

## Bronnen

- De grenzen van alle letters: een adviesbureau, 2022. Nagekeken op 22 november 2026; geen overheidsbron.$text$
),
(
  'a0000000-0000-4000-8000-000000000007',
  'blog_article',
  '/blog/zonnepanelen-en-uw-energielabel',
  '2026-09-03 09:00:00+02',
  '2026-09-03 09:00:00+02',
  'Zonnepanelen en uw energielabel: zo tellen ze mee',
  'Eigen zonnestroom verbetert uw label, als aantal, vermogen en ligging vast te stellen zijn.',
  $text$Zonnepanelen zijn voor veel eigenaren de eerste stap naar een zuiniger huis. Ze zijn ook goed voor uw label. Maar hoeveel ze doen, hangt af van uw dak, van uw woning en van de gegevens die u kunt laten zien.

## Waarom panelen uw label verbeteren

De letter van uw label volgt uit de fossiele energie die uw woning per vierkante meter per jaar nodig heeft. Stroom die u op uw eigen dak opwekt, hoeft niet uit het net te komen. Die opbrengst gaat in de berekening van uw energiegebruik af. Het getal wordt lager en de letter kan verschuiven.

Omdat het om een gebruik per vierkante meter gaat, doet hetzelfde aantal panelen op een kleine woning meer dan op een grote. Op een appartement met een eigen stuk dak kunnen een paar panelen al verschil maken. Op een groot vrijstaand huis hebt u er meer nodig voor hetzelfde effect.

## Wat de adviseur wil weten

De adviseur rekent niet met wat uw app of de omvormer heeft gemeten, maar met de eigenschappen van de installatie:

- het aantal panelen;
- het vermogen per paneel, in wattpiek;
- de richting waarin ze liggen, zoals zuid of oost-west;
- de helling van het dak;
- schaduw van bomen, een schoorsteen of een gebouw;
- of de panelen bij uw woning horen.

Aantal, richting en helling zijn meestal ter plekke vast te stellen. Het vermogen staat niet op de voorkant van een paneel. Daarvoor is de factuur nodig, of het typeplaatje op de achterkant. Ligt het paneel al op het dak, dan kan niemand dat plaatje meer lezen. De factuur is dus het handigste bewijs.

## Geen factuur meer?

Ook hier geldt een standaardwaarde voor wat niet te zien is en wat u niet kunt bewijzen. Bij panelen is dat een voorzichtig vermogen, vaak lager dan wat er echt ligt. Probeer daarom eerst een van deze dingen:

- Zoek in uw e-mail op de naam van de installateur, op het merk van de panelen of op het woord wattpiek.
- Vraag de installateur om een kopie. Die bewaart de gegevens vaak lang.
- Kijk of u een opleverdocument of een legplan hebt. Daar staan merk en type in.
- Hebt u het huis met panelen gekocht? Vraag de vorige eigenaar of de verkopend makelaar.
- Maak een foto van het plaatje op de omvormer. Dat bewijst nog niet alles, maar het helpt.

## Panelen of isolatie: wat eerst?

Met panelen krijgt u vaak snel een betere letter. Toch maken ze uw woning niet warmer. Een huis dat veel warmte verliest, blijft tochten. In de winter hebt u er veel energie nodig, juist als de zon weinig geeft. Met isolatie hebt u minder energie nodig. Panelen leveren een deel van wat u dan nog gebruikt.

Een verstandige volgorde is daarom vaak: eerst de grote warmtelekken dichten, dan kijken naar de verwarming, en dan de panelen. Moet uw dak nog worden geïsoleerd of vernieuwd? Doe dat altijd voordat er panelen op komen. Het kost veel geld om ze er later weer af te halen.

## Het label verandert niet vanzelf

Laat u panelen leggen, dan blijft het geregistreerde label zoals het was. Het register weet niets van uw nieuwe dak. Pas na een nieuwe opname staat de verbetering in EP-Online. Verkoopt of verhuurt u binnenkort? Dan kan een nieuwe opname de moeite waard zijn: de betere letter staat dan in uw advertentie.

## Checklist voor de opname

- Factuur of opleverdocument met merk, type, aantal en vermogen.
- Een foto van het dak waarop alle panelen te zien zijn.
- Bij een appartement: een papier van de VvE dat laat zien welke panelen bij uw woning horen.
- Vrije toegang tot de omvormer, bijvoorbeeld op zolder of in de berging.

## Uw volgende stap

Liggen uw panelen er al en staan ze nog niet op uw label? Bekijk uw prijs en vraag een nieuwe opname aan. Op de pagina “Zo bereidt u de opname voor” leest u wat u verder klaarlegt.$text$
),
(
  'a0000000-0000-4000-8000-000000000008',
  'blog_article',
  '/blog/energielabel-appartement-en-vve',
  '2026-08-19 09:00:00+02',
  '2026-08-19 09:00:00+02',
  'Een energielabel voor uw appartement: wat u zelf regelt en wat de VvE weet',
  'Elk appartement krijgt een eigen label, maar de papieren van dak en gevel liggen vaak bij de VvE.',
  $text$Bij een appartement bent u eigenaar van uw eigen woning en samen met anderen van het gebouw. Dat werkt door in het energielabel. De adviseur kijkt naar uw appartement, maar de muren en het dak eromheen zijn van alle eigenaren samen. Een goede voorbereiding begint daarom met een bericht aan de VvE.

## Ieder appartement een eigen label

Meestal heeft elk appartement een eigen label nodig: voor dat adres, met uw huisnummer en toevoeging. Staat er in EP-Online een label voor het hele gebouw? Vraag ons dan of het ook voor uw appartement telt. Het label van de buurman geldt niet voor u, ook niet als zijn appartement precies op het uwe lijkt.

Dat is logisch, want de plek in het gebouw maakt veel uit:

- Een appartement in het midden heeft buren aan alle kanten en verliest weinig warmte.
- Op de hoek is er een buitenmuur meer.
- Op de bovenste verdieping verliest u warmte door het dak.
- Op de begane grond verliest u warmte door de vloer.

Zo kan in één gebouw het ene appartement label B hebben en het andere label D, met dezelfde ketel en hetzelfde glas.

## Wat u bij de VvE opvraagt

Veel verbeteringen aan het gebouw zijn door de VvE betaald. De facturen staan op naam van de vereniging. Vraag het bestuur of de beheerder om:

- tekeningen of plattegronden van het gebouw en van uw verdieping;
- facturen of rapporten van dakisolatie, gevelisolatie en vloerisolatie;
- gegevens van het glas en de kozijnen, als die gezamenlijk zijn vervangen;
- gegevens van een gezamenlijke ketel, warmtepomp of aansluiting op een warmtenet;
- gegevens van de ventilatie, zeker als er een centrale afzuiging op het dak staat;
- een overzicht van zonnepanelen en voor wie de stroom is.

Vraag dit ruim op tijd. Een vrijwillig bestuur heeft soms een paar weken nodig. Voor wat niet te zien is en wat u niet met papieren kunt bewijzen, geldt een standaardwaarde. Daarmee wordt het label meestal slechter.

## Wat u zelf klaarlegt

Ook in uw eigen appartement is er van alles te bewijzen. Denk aan de factuur van uw eigen cv-ketel, van nieuw glas dat u zelf hebt betaald of van isolatie aan de binnenkant van een muur. Zorg dat de adviseur in elke kamer kan komen, en ook bij de meterkast en de berging.

Is er een technische ruimte in het gebouw met de gezamenlijke ketel? Vraag dan of iemand de sleutel kan brengen op de dag van de opname, of vraag om duidelijke foto’s van de typeplaatjes.

## Samen met de buren

Willen meer eigenaren een label, dan is het handig om dat samen te plannen. De adviseur heeft de gegevens van het gebouw dan maar één keer nodig en de bezoeken kunnen na elkaar. Elk appartement krijgt nog steeds een eigen opname en een eigen registratie. Overleg met ons wat er in uw geval mogelijk is.

## Wat de VvE aan labels heeft

Een VvE die wil verduurzamen, heeft baat bij de gegevens op de labels. Ze laten zien waar het gebouw warmte verliest en welke woningen het zwakst zijn. Dat helpt bij een plan voor onderhoud en bij een gesprek op de vergadering.

## Kosten en duur

Een appartement valt onder het standaardtarief: {prijs} inclusief btw, tot en met 150 m². De opname duurt gemiddeld 45 tot 60 minuten. Het label volgt 1 tot 3 werkdagen na de opname. Een label is 10 jaar geldig, dus controleer eerst op de pagina “Heb ik een energielabel nodig?” of er bij uw adres al een label staat. Let daarbij op de toevoeging achter uw huisnummer, zoals A, 2 of hs.

## Uw volgende stap

Stuur vandaag een kort bericht aan de VvE met de lijst hierboven. Bekijk uw prijs met uw postcode, huisnummer en toevoeging, en vraag uw energielabel aan. Kies voor de opname een moment waarop u de papieren hebt.$text$
),
(
  'a0000000-0000-4000-8000-000000000009',
  'blog_article',
  '/blog/subsidie-verduurzamen-en-energielabel',
  '2026-07-30 09:00:00+02',
  '2026-07-30 09:00:00+02',
  'Subsidie voor verduurzamen: wat heeft uw energielabel ermee te maken?',
  'Met een volledig dossier staat u bij elke subsidieaanvraag sterker.',
  $text$Wie zijn huis verbetert, kan daar soms subsidie voor krijgen. Welke regelingen er zijn en hoeveel geld er beschikbaar is, verandert steeds. Bedragen en voorwaarden vindt u daarom niet in dit artikel, maar op rvo.nl. Hier leest u wat wel hetzelfde blijft: hoe u zich voorbereidt en welke rol uw energielabel speelt.

## Drie plekken om te zoeken

- Het Rijk. Op rvo.nl staan de landelijke regelingen voor woningeigenaren, met de voorwaarden van dit moment.
- Uw gemeente of provincie. Sommige gemeenten hebben eigen regelingen, een voordelige lening of gratis advies. Kijk op hun website of bel het energieloket.
- Uw VvE. Voor gebouwen met appartementen bestaan aparte regelingen, die de vereniging aanvraagt.

Vertrouw niet op een bedrag dat u in een advertentie leest. Controleer het altijd bij de organisatie die de subsidie geeft.

## Is een energielabel nodig voor subsidie?

Dat verschilt per regeling. Bij de ene aanvraag hoeft u geen label te laten zien, bij de andere wordt gekeken naar de letter of naar het energiegebruik vóór of na het werk. Lees dus eerst de voorwaarden voordat u een label laat maken of een bedrijf inhuurt. Kijk vooral naar deze vragen:

- Moet u aanvragen voordat het werk begint, of juist als het klaar is?
- Wordt er een label of een advies gevraagd, en van welke datum?
- Welke eisen gelden voor het materiaal en voor het bedrijf dat het werk doet?
- Moet u meer maatregelen samen uitvoeren?
- Tot wanneer kunt u aanvragen, en kan het geld opraken?

Zet de antwoorden op papier. Zo ziet u meteen of uw plan past.

## Eerst weten, dan doen

Ook als de regeling geen label vraagt, kan een label nuttig zijn. U ziet per onderdeel van uw woning hoe goed het is: dak, gevel, vloer, ramen en installaties. Daarmee kiest u maatregelen waar uw huis echt iets aan heeft, in plaats van wat er toevallig in de aanbieding is.

Let wel op het moment. Een label legt de woning vast zoals die is op de dag van de opname. Laat u kort daarna isoleren, dan laat het label de oude situatie zien. Wilt u het label vooral gebruiken bij verkoop of verhuur, dan kunt u beter wachten tot het werk klaar is.

## Eén dossier voor alles

De papieren die een subsidie vraagt, lijken sterk op wat de adviseur voor uw label wil zien. Maak daarom één map.

- Offerte en factuur met uw naam en adres.
- Merk, type en dikte van het materiaal, of de isolatiewaarde.
- Het aantal vierkante meters.
- Foto’s van vóór, tijdens en na het werk.
- Het bewijs dat u hebt betaald.
- Gegevens van de installatie, zoals een foto van het typeplaatje.

Vraag het bedrijf al bij de offerte om deze gegevens op de factuur te zetten. Achteraf lukt dat minder makkelijk. Een volledige map helpt drie keer: bij de subsidie, bij uw nieuwe label en later bij de koper van uw huis.

## Fouten die u kunt voorkomen

Sommige fouten komen steeds terug. Mensen beginnen met het werk terwijl ze eerst hadden moeten aanvragen. Op de factuur staat een ander adres. Het materiaal voldoet net niet aan de eis. Of alles klopt, maar er zijn geen foto’s gemaakt voordat de muur dichtging. Lees de voorwaarden daarom nog eens op de dag voordat het werk start.

En nog iets: neem een subsidie niet als reden om iets te doen wat bij uw huis niet nodig is. De beste maatregel is die waar u ook zonder subsidie iets aan hebt.

## En daarna: uw nieuwe label

Is het werk klaar en betaald, dan verandert uw energielabel niet vanzelf. Het oude label blijft in EP-Online staan tot er een nieuw label is geregistreerd. Dat nieuwe label is weer 10 jaar geldig.

## Uw volgende stap

Kijk op rvo.nl welke regelingen nu open zijn en lees de voorwaarden. Wilt u eerst weten hoe uw woning ervoor staat, of is het werk net klaar? Bekijk uw prijs en vraag een energielabel aan.$text$
),
(
  'a0000000-0000-4000-8000-000000000010',
  'blog_article',
  '/blog/energielabel-bij-verhuur',
  '2026-07-07 09:00:00+02',
  '2026-11-28 08:30:00+01',
  'Een woning verhuren: wanneer hebt u een energielabel nodig?',
  'Bij een nieuwe huurder en bij verlenging van het contract is een label verplicht.',
  $text$Ook wie verhuurt, heeft een energielabel nodig, zelfs als het om één appartement gaat.

## De regel in het kort

Verhuurt u aan een nieuwe huurder, dan moet er een geldig energielabel zijn voor de woning. De letter hoort al in de advertentie te staan, waar u die ook plaatst. Het label moet zijn geregistreerd in EP-Online, het register dat RVO bijhoudt.

Sinds 29 mei 2026 geldt de plicht ook als u een huurcontract verlengt met dezelfde huurder. Kijk dus ruim voor de einddatum van het contract of het label nog geldig is. Loopt het contract gewoon door, dan hoeft u nu niets te doen. Noteer wel wanneer het label verloopt, zodat u niet verrast wordt als de huurder opzegt.

## Elke week leegstand kost geld

Tussen twee huurders zit soms maar een paar dagen. Regel het label daarom op een rustiger moment.

- Kijk direct na de opzegging of het label nog geldig is. Een label geldt 10 jaar.
- Is het verlopen of is er geen? Vraag het meteen aan. De opname kan ook als de huurder er nog woont.
- Spreek met de huurder een moment af. De opname duurt gemiddeld 45 tot 60 minuten.
- Het label is er 1 tot 3 werkdagen na de opname; de hele procedure duurt 3 tot 5 werkdagen.
- Plaats de advertentie pas als u de letter weet.

Is er echt geen tijd? Met de spoedservice, voor {spoed} extra, is het label er binnen 24 uur, op werkdagen.

## De huurder en de opname

De adviseur moet in elke ruimte kunnen kijken en maakt foto’s. Dat is voor een huurder niet altijd prettig. Een kort bericht vooraf helpt. Vertel daarin:

- wie er komt, wanneer en hoe lang het ongeveer duurt;
- dat de adviseur ook op zolder, in de berging en in de kruipruimte wil kijken;
- dat de foto’s gaan over het gebouw en de installaties, niet over persoonlijke spullen;
- dat het label de huurder ook iets vertelt: waar zijn woning warmte verliest.

Vraag de huurder om het luik, de meterkast en de ketel vrij te maken. Zelf zorgt u voor de papieren: plattegronden en facturen van isolatie, glas, ketel, warmtepomp en zonnepanelen. Voor wat niet te zien is en wat u niet kunt bewijzen, geldt een standaardwaarde. Daarmee wordt het label meestal slechter.

## Het label en de huurprijs

Voor veel huurwoningen telt de energieprestatie mee als wordt bepaald welke huur redelijk is. De Huurcommissie legt op haar website uit hoe dat gaat. Met een geldig en nauwkeurig label voorkomt u een discussie met uw huurder.

## Wat kan het kosten als u niets doet?

De Inspectie Leefomgeving en Transport (ILT) ziet erop toe dat er een label is. De boetes die wij kennen, gaan over verkoop. Volgens nieuwsberichten zijn die sinds 1 november 2021 €435 voor een particulier en €870 voor een bedrijf. Welk bedrag bij verhuur geldt, weten wij niet. Vraag het aan de ILT.

Reken niet op geluk: een huurder kan naar het label vragen, en het moet er na een boete alsnog komen.

## Meer woningen tegelijk

Verhuurt u meer woningen, maak dan een eenvoudige lijst: adres, letter, datum waarop het label verloopt en wat er sindsdien is verbeterd. Labels van vóór 1 januari 2021 zijn met een andere methode gemaakt. Ze blijven geldig tot hun einddatum, maar zijn niet goed te vergelijken met nieuwe labels.

Gaat u groot onderhoud doen? Plan de opname dan erna. U betaalt één keer en de betere letter telt meteen.

## Uitzonderingen

Voor enkele gebouwen is geen label nodig, zoals vrijstaande woningen kleiner dan 50 m² en gebouwen die hooguit 2 jaar worden gebruikt. Verhuurt u een woning in een beschermd monument, dan hebt u sinds 29 mei 2026 wel een label nodig. De pagina “Heb ik een energielabel nodig?” helpt u om dat na te gaan.

## Uw volgende stap

Zoek op de pagina “Heb ik een energielabel nodig?” het label van uw huurwoning op en noteer de einddatum. Hebt u een nieuw label nodig? Bekijk uw prijs met het adres van de woning.

## Bronnen

- De plicht bij verhuur en de uitzonderingen: rvo.nl. Nagekeken op 22 november 2026.
- De bedragen bij verkoop: nieuwsberichten van november 2021. Nagekeken op 28 november 2026; geen overheidsbron.
- De verlenging en de plicht voor monumenten: een bedrijfsmakelaar, 15 januari 2026. Nagekeken op 28 november 2026; geen overheidsbron.$text$
),
(
  'a0000000-0000-4000-8000-000000000011',
  'blog_article',
  '/blog/energielabel-monument-en-uitzonderingen',
  '2026-06-16 09:00:00+02',
  '2026-11-28 08:00:00+01',
  'Monument, tiny house of vakantiehuis: hebt u een energielabel nodig?',
  'Dit zijn de uitzonderingen op de plicht. Een beschermd monument hoort er niet meer bij.',
  $text$“Mijn huis is van 1890 en het is een monument, dus ik heb geen label nodig.” Dat horen adviseurs vaak, maar het klopt niet meer. De uitzonderingen die er nog zijn, gaan niet over hoe oud of hoe bijzonder een huis is.

## De hoofdregel

Bij verkoop, bij verhuur aan een nieuwe huurder, bij verlenging van een huurcontract en bij oplevering van een nieuwe woning moet er een geldig energielabel zijn. Dat geldt voor een rijtjeshuis uit 1975, maar net zo goed voor een boerderij van twee eeuwen oud. Alleen als er een uitzondering voor uw woning geldt, hoeft het niet.

## Een beschermd monument: voortaan wel een label

Jarenlang waren beschermde monumenten vrijgesteld, en op veel websites staat dat nog steeds. Sinds 29 mei 2026 klopt het niet meer. Verkoopt of verhuurt u een woning in een beschermd monument, of verlengt u daar een huurcontract, dan moet er een geldig label zijn. Een huis in een beschermd stads- of dorpsgezicht was nooit vrijgesteld.

Leg voor de opname klaar wat bij elk huis telt. Bij een oud pand is dat bijvoorbeeld:

- facturen van isolatie, ook van de zolder en de vloer;
- facturen van achterzetramen of nieuw glas;
- tekeningen en stukken van een restauratie, als daar materialen en diktes in staan.

## Uitzondering 1: kleine vrijstaande woningen

Een vrijstaande woning met minder dan 50 m² gebruiksoppervlakte heeft geen label nodig. Denk aan een tiny house op een eigen plek. De twee voorwaarden horen bij elkaar: vrijstaand én kleiner dan 50 m². Een studio van 35 m² in een flat is niet vrijstaand en valt er dus niet onder.

Let op de maat. De oppervlakte in een advertentie of in een register kan anders zijn gemeten dan de gebruiksoppervlakte waar het hier om gaat. Zit u rond de grens, vraag het dan na.

## Uitzondering 2: tijdelijk gebruik

Voor gebouwen die hooguit 2 jaar worden gebruikt, geldt de plicht niet. Dat gaat om gebouwen die tijdelijk zijn neergezet. Het gaat niet om een huurcontract voor bepaalde tijd in een gewoon huis: bij een nieuwe huurder is dan wel een label nodig.

## Uitzondering 3: vakantiewoningen die weinig worden gebruikt

De meeste vakantiewoningen hebben gewoon een label nodig. Een vakantiewoning is alleen vrijgesteld als u die minder dan 4 maanden per jaar gebruikt, én als u er minder dan 25% verbruikt van de energie die nodig is als u er het hele jaar woont.

Een huisje dat u alleen in de zomer gebruikt, kan daar dus onder vallen. Gebruikt u het ook in het voorjaar en de herfst, tel dan de maanden bij elkaar op.

## Uitzondering 4: gebedshuizen

Gebouwen voor de eredienst, zoals een kerk of een moskee, hoeven geen label. Is een kerk verbouwd tot woning? Dan is het een woning en geldt de hoofdregel weer.

## Wat geen uitzondering is

- Een oud huis, hoe oud ook, of een beschermd monument.
- Een huis dat de koper wil verbouwen.
- Verkoop aan familie of aan de buren.
- Een woning die al een tijd leegstaat.
- Een verkoop zonder makelaar.

In al deze gevallen is een geldig label nodig. Verkoopt u zonder, dan kan de Inspectie Leefomgeving en Transport een boete geven. Volgens nieuwsberichten is die sinds 1 november 2021 €435 voor een particulier en €870 voor een bedrijf.

## Toch een label, ook als het niet hoeft

Een label mag altijd. Het kan zelfs nuttig zijn als u onder een uitzondering valt: u ziet waar warmte verdwijnt en u kunt een koper laten zien wat er al is verbeterd. Wilt u daarna iets aan een beschermd pand aanpassen, zoals het glas of het dak? Overleg dan eerst met uw gemeente over wat is toegestaan.

## Twijfelt u nog?

Soms is niet duidelijk of een uitzondering voor uw huis geldt. Vraag het dan na, in plaats van te gokken. Noteer het adres, het soort gebouw, de oppervlakte en wat u ermee gaat doen. Met die vier gegevens is de vraag meestal snel beantwoord.

## Uw volgende stap

Beantwoord de vragen op de pagina “Heb ik een energielabel nodig?”. Dan weet u waar u aan toe bent. Hebt u een label nodig? Bekijk uw prijs en vraag het aan.

## Bronnen

- De hoofdregel en de uitzonderingen: rvo.nl. Nagekeken op 22 november 2026.
- De uitzondering voor vakantiewoningen: rvo.nl. Nagekeken op 28 november 2026.
- De plicht voor monumenten sinds 29 mei 2026 en de verlenging: een bedrijfsmakelaar die de Rijksdienst voor het Cultureel Erfgoed noemt, 15 januari 2026. Nagekeken op 28 november 2026; geen overheidsbron.
- De boete: nieuwsberichten van november 2021. Nagekeken op 28 november 2026; geen overheidsbron.$text$
),
(
  'a0000000-0000-4000-8000-000000000012',
  'blog_article',
  '/blog/geldigheid-energielabel-ep-online',
  '2026-05-21 09:00:00+02',
  '2026-11-22 09:00:00+01',
  'Hoe lang is een energielabel geldig, en waar zoekt u het op?',
  'Een geregistreerd label geldt 10 jaar. In EP-Online zoekt u het op met postcode en huisnummer.',
  $text$Misschien ligt er ergens in een la een energielabel van uw huis. Of u kreeg er bij de koop een, maar weet niet meer welke letter erop staat. Voordat u een nieuw label laat maken, is het slim om te kijken wat er al is. Dat kost u vijf minuten.

## Tien jaar, en dan is het voorbij

Een energielabel is 10 jaar geldig. De einddatum staat in het register. Binnen die 10 jaar mag u het gebruiken voor een verkoop, een nieuwe verhuur of de verlenging van een huurcontract, ook als het door een vorige eigenaar is aangevraagd. Het label hoort bij het adres en niet bij de persoon.

Na tien jaar vervalt het label. Er komt geen bericht en het wordt niet vanzelf verlengd. Een nieuw label vraagt een nieuwe opname, want er kan in tien jaar veel zijn veranderd.

## Alleen geregistreerd is geldig

Een label telt pas als het in EP-Online staat. Dat is de landelijke database van energielabels, bijgehouden door RVO, de Rijksdienst voor Ondernemend Nederland. Een papier zonder registratie is dus niets waard, hoe officieel het er ook uitziet. Omgekeerd is het geen probleem als u het papier kwijt bent: de registratie is wat telt.

## Zo zoekt u uw label op

1. Ga op deze website naar de pagina “Heb ik een energielabel nodig?”.
2. Vul uw postcode en huisnummer in. Wij zoeken het label voor u op in EP-Online.
3. Staan er meer adressen op dat nummer? Kies dan uw adres.
4. Kijk naar de letter en naar de datum tot wanneer het label geldig is.

Staat er geen label in het register, controleer dan eerst de toevoeging, want 12 en 12-A zijn twee verschillende woningen. Krijgt u geen antwoord? Dan kunt u ook zelf zoeken op ep-online.nl.

## Drie mogelijke uitkomsten

- Er is een geldig label en het klopt met uw huis. Dan hoeft u niets te doen. Geef de letter door aan uw makelaar of zet hem in uw advertentie.
- Er is een geldig label, maar uw huis is sindsdien verbeterd. Een nieuw label is dan niet verplicht. Het kan wel verstandig zijn: dan staat de betere letter in uw advertentie.
- Er is geen label, of het is verlopen. Dan hebt u bij verkoop, bij een nieuwe huurder, bij verlenging van een huurcontract of bij oplevering een nieuw label nodig.

## Oude labels van voor 2021

Sinds 1 januari 2021 worden labels berekend met NTA 8800, de officiële rekenmethode, en moet er altijd een adviseur langskomen. Daarvoor golden andere regels en een andere rekenmethode. Een ouder label blijft geldig tot de einddatum in het register. De letter is alleen niet goed te vergelijken met die van een nieuw label.

Hebt u alleen een oude brief met een voorlopig label? Dat was een schatting. Als er daarna nooit een label is geregistreerd, hebt u geen geldig label. In het register ziet u snel hoe het zit.

## Wie mag een label maken

Alleen een gecertificeerde adviseur mag een label registreren. Voor woningen is dat een EP-W-adviseur: een adviseur voor de energieprestatie van woningen. BRL 9500-W heten de eisen waaraan die moet voldoen. De adviseur komt bij u thuis, meet en bekijkt de woning en registreert het label. Daarna mailt RVO het label als pdf.

## Klopt er iets niet?

Ziet u een fout in het register, zoals een verkeerde oppervlakte of een vergeten uitbouw? Neem dan contact op met de adviseur die het label heeft gemaakt. Op de papieren van het label staat wie dat was. Die adviseur kan nagaan wat er is vastgelegd. Een eigenaar kan zelf niets in EP-Online veranderen.

## Goed om te bewaren

- De pdf van het label, bij uw andere papieren van het huis.
- De einddatum, in uw agenda met een herinnering een half jaar ervoor.
- De facturen van alles wat u daarna verbetert, voor de volgende keer.

## Uw volgende stap

Zoek uw adres op en bekijk de einddatum. Is het label verlopen of past het niet meer bij uw huis? Bekijk uw prijs en vraag een nieuw energielabel aan.

## Bronnen

- De geldigheid en het register: rvo.nl. Nagekeken op 22 november 2026.$text$
),
(
  'a0000000-0000-4000-8000-000000000013',
  'blog_article',
  '/blog/alle-kosten-energielabel',
  '2026-04-22 09:00:00+02',
  '2026-11-28 07:30:00+01',
  'Alle kosten van een energielabel op een rij',
  'Wat u betaalt, hangt af van het type woning en de oppervlakte.',
  $text$Hier leest u hoe uw prijs tot stand komt, met voorbeelden, en wat u betaalt als er iets tussenkomt. Alle prijzen zijn inclusief btw.

## De twee tarieven

Een label voor een vrijstaande woning kost {vrijstaand}, tot en met 200 m². Voor elke andere woning is dat {prijs}, tot en met 150 m²: een appartement, een tussenwoning, een hoekwoning of een 2-onder-1-kap. In die prijs zit alles wat nodig is voor een geldig label. Ook de registratie in EP-Online en de reis van de adviseur betaalt u niet apart.

## Grotere woningen

Een groter huis is meer werk. Daarom komt er boven de grens {stap} bij voor elke begonnen 10 m². Ook 1 m² boven de grens telt dus als een hele stap.

- Een tussenwoning van 120 m²: €285, want die blijft onder de 150 m².
- Een hoekwoning van 160 m²: €300, met één stap erbij.
- Een hoekwoning van 161 m²: €315, want de tweede stap is begonnen.
- Een vrijstaande woning van 200 m²: €350, precies op de grens.
- Een vrijstaande woning van 211 m²: €380, met twee stappen erbij.

De oppervlakte halen wij op uit het adressenregister als u uw postcode en huisnummer invult. Klopt die niet, dan past u het getal in het formulier zelf aan en ziet u meteen de nieuwe prijs. Staat er in het register geen bruikbare oppervlakte, dan rekenen wij met een schatting. Dat staat er dan bij.

## Spoed

Hebt u haast? Met de spoedservice krijgt uw aanvraag voorrang en zijn de opname en het label klaar binnen 24 uur, op werkdagen. Vraagt u buiten onze werkuren aan, dan gaat die tijd in als wij weer beginnen. In het formulier leest u of het kan, en wanneer. Lukt het niet, dan vervalt de toeslag.

Spoed kost {spoed} boven op het gewone tarief. Het label van een vrijstaande woning van 250 m² kost met spoed dus €520: €350 als basis, €75 voor vijf stappen en €95 voor spoed.

Zonder spoed is het label klaar 1 tot 3 werkdagen na de opname; de hele procedure duurt 3 tot 5 werkdagen.

## Wanneer u iets anders betaalt

Meestal betaalt u de prijs die u in het formulier ziet. In deze gevallen niet:

- U annuleert binnen 24 uur voor de opname. Dan betaalt u 50% van de afgesproken prijs. Tijdens uw bedenktijd (14 dagen) betaalt u alleen het werk dat op uw verzoek al gedaan is.
- Er is niemand thuis of de adviseur kan niet naar binnen. Dan betaalt u €75 voorrijkosten en maken wij een nieuwe afspraak.
- U betaalt later dan 14 dagen na de datum van de factuur. Dan kan er rente bij komen: 1% per maand, of de wettelijke rente als die hoger is.
- De woning blijkt bij de opname groter of van een ander type. Dan bespreken wij de prijs eerst met u.

Verzetten of annuleren kost niets tot 24 uur voor de opname. Dat kan op de pagina van uw aanvraag. Een offerte blijft 30 dagen geldig. Hoe de bedenktijd werkt en wat er verder is afgesproken, leest u in de algemene voorwaarden.

## Wat u zelf kunt doen om geld te besparen

Het tarief staat vast. U kunt wel voorkomen dat u twee keer betaalt.

- Controleer op de pagina “Heb ik een energielabel nodig?” of uw woning al een geldig label heeft. Een label geldt 10 jaar.
- Leg facturen van isolatie, glas en installaties klaar. Voor wat niet te zien is en wat u niet kunt bewijzen, geldt een standaardwaarde, en dan wilt u later misschien een nieuw label.
- Wacht met de opname tot uw verbouwing klaar is.
- Zorg dat alle ruimtes toegankelijk zijn, zodat de adviseur niet terug hoeft te komen.

## Wat kost het om niets te doen?

Wie verkoopt zonder geldig label, kan een boete krijgen van de Inspectie Leefomgeving en Transport. Volgens nieuwsberichten is die sinds 1 november 2021 €435 voor een particulier en €870 voor een bedrijf. Het label moet er daarna nog steeds komen.

## Let op bij het vergelijken

Bent u prijzen aan het vergelijken, kijk dan of de btw, de registratie en de reiskosten erin zitten. Vraag ook of er echt iemand langskomt. Sinds 1 januari 2021 moet een adviseur de woning bezoeken; een label maken met alleen foto’s of een vragenlijst mag niet.

## Uw volgende stap

Bekijk uw prijs: vul uw postcode en huisnummer in en kies uw type woning. U ziet alle onderdelen apart. Aanvragen is vrijblijvend, tot u een moment voor de opname vastlegt of met ons afspreekt.

## Bronnen

- De hoogte van de boete: nieuwsberichten van november 2021. Nagekeken op 28 november 2026; geen overheidsbron.$text$
);

-- Reviews, invented like everything here: a release refuses them (tools/release/review-gaps.ts).
insert into public.reviews (id, city, author, location, text, rating, verified_by) values
('b0000000-0000-4000-8000-000000000001', '', 'Anja Voorbeeld', 'Amersfoort', 'Binnen een week had ik het label in mijn mail. De adviseur keek overal goed rond en legde uit wat hij opschreef.', 5, 'label'),
('b0000000-0000-4000-8000-000000000002', '', 'Karim Voorbeeld', 'Utrecht', 'Vooraf wist ik precies wat het zou kosten, en zo stond het ook op de rekening. De opname duurde nog geen uur.', 5, 'label'),
('b0000000-0000-4000-8000-000000000003', '', 'Familie Voorbeeld', 'Apeldoorn', 'Ons huis moest snel te koop, dus kozen wij spoed. Een dag later stond het label in de advertentie.', 5, 'label'),
('b0000000-0000-4000-8000-000000000004', '', 'Ineke Voorbeeld', 'Hilversum', 'De adviseur kwam een kwartier te laat, maar belde daar netjes over. Goede uitleg en een duidelijk label.', 4, 'label'),
('b0000000-0000-4000-8000-000000000005', 'almere', 'D. Voorbeeld', 'Homeruskwartier', 'Wij hadden zelf gebouwd, dus er lag een hele ordner klaar. Die is van voor tot achter doorgenomen.', 5, 'label'),
('b0000000-0000-4000-8000-000000000006', 'amersfoort', 'M. Voorbeeld', 'Soesterkwartier', 'De adviseur wilde in de kruipruimte kijken en daar lag toch isolatie, van de vorige eigenaar. Dat wisten wij zelf niet eens.', 5, 'label'),
('b0000000-0000-4000-8000-000000000007', 'amstelveen', 'P. Voorbeeld', 'Elsrijk', 'Achter het knieschot bleek een deken glaswol te liggen. Fijn dat er iemand echt ging kijken en niet alleen een lijst invulde.', 5, 'label'),
('b0000000-0000-4000-8000-000000000008', 'amsterdam', 'S. Voorbeeld', 'De Pijp', 'Binnen een uur was alles opgemeten, inclusief de vliering waar ik zelf nooit kom. Het label kwam twee werkdagen later per mail.', 5, 'label'),
('b0000000-0000-4000-8000-000000000009', 'apeldoorn', 'J. Voorbeeld', 'De Maten', 'Onze garage is jaren geleden hobbykamer geworden. De adviseur vroeg ernaar, bekeek de verwarming en nam hem netjes mee.', 5, 'label'),
('b0000000-0000-4000-8000-000000000010', 'arnhem', 'R. Voorbeeld', 'Spijkerkwartier', 'Drie appartementen in één pand, alles op dezelfde ochtend gedaan. Achteraf klopten alle huisnummers in het register.', 5, 'label'),
('b0000000-0000-4000-8000-000000000011', 'den-haag', 'L. Voorbeeld', 'Statenkwartier', 'Duidelijke uitleg over de verdieping en de zolder die wij met de buren delen. Geen verkooppraat, gewoon een goed gemaakt label.', 5, 'label'),
('b0000000-0000-4000-8000-000000000012', 'ede', 'R. Voorbeeld', 'Veldhuizen', 'De adviseur vroeg in welk jaar ons platte dak was vernieuwd. Gelukkig had ik die rekening nog.', 5, 'label'),
('b0000000-0000-4000-8000-000000000013', 'gouda', 'H. Voorbeeld', 'Korte Akkeren', 'Bij ons staat er bijna altijd water onder de vloer. Dankzij de rekening telde de vloerisolatie toch mee.', 5, 'label'),
('b0000000-0000-4000-8000-000000000014', 'haarlem', 'S. Voorbeeld', 'Kleverpark', 'Wij wonen boven en dachten dat de buren ook open moesten doen. Dat was niet nodig, en in een uur was alles bekeken.', 5, 'label'),
('b0000000-0000-4000-8000-000000000015', 'hilversum', 'A. Voorbeeld', 'Hilversumse Meent', 'Elk dakraam bij ons is uit een ander jaar. Met het lijstje dat we vooraf hadden gemaakt, ging het bezoek soepel.', 5, 'label'),
('b0000000-0000-4000-8000-000000000016', 'hoofddorp', 'T. Voorbeeld', 'Graan voor Visch', 'Ons huisnummer heeft vijf cijfers, dat gaat bij bezorgers nogal eens mis. Hier stond de adviseur gewoon op tijd voor de deur.', 5, 'label'),
('b0000000-0000-4000-8000-000000000017', 'leiden', 'K. Voorbeeld', 'Professorenwijk', 'Ik dacht dat onze straat beschermd was en dat we dus niets hoefden. Aan de telefoon kreeg ik rustig uitleg hoe het wel zat.', 5, 'label'),
('b0000000-0000-4000-8000-000000000018', 'nieuwegein', 'P. Voorbeeld', 'Batau-Zuid', 'Ik kon nergens een ketel aanwijzen. De adviseur wist het kastje van de stadsverwarming meteen te vinden.', 5, 'label'),
('b0000000-0000-4000-8000-000000000019', 'nijmegen', 'T. Voorbeeld', 'Bottendaal', 'Ik had mijn huis zelf op een G geschat. De nota van de vloerisolatie, die ik bijna was kwijtgeraakt, hielp het een stuk vooruit.', 5, 'label'),
('b0000000-0000-4000-8000-000000000020', 'rotterdam', 'K. Voorbeeld', 'Ommoord', 'Onze VvE had alleen een oude offerte. We kregen vooraf te horen welk papier wel bruikbaar was, en dat lag bij de beheerder in de la.', 5, 'label'),
('b0000000-0000-4000-8000-000000000021', 'utrecht', 'F. Voorbeeld', 'Overvecht', 'Ik was bang dat stadsverwarming het label ingewikkeld zou maken. De adviseur keek in de meterkast, stelde drie vragen en wist genoeg.', 5, 'label'),
('b0000000-0000-4000-8000-000000000022', 'veenendaal', 'G. Voorbeeld', 'Het Franse Gat', 'Ik had alleen een schoenendoos vol oude papieren van mijn ouders. Er zaten er drie bij die telden.', 5, 'label'),
('b0000000-0000-4000-8000-000000000023', 'zaanstad', 'J. Voorbeeld', 'Rosmolenwijk', 'Van buiten is het hout, maar achter de planken zit isolatie. Met de tekening van de verbouwing was dat zo aangetoond.', 5, 'label'),
('b0000000-0000-4000-8000-000000000024', 'zoetermeer', 'M. Voorbeeld', 'Buytenwegh', 'De serre zat er al toen wij het huis kochten. De adviseur keek of er verwarming in zat en legde uit waarom dat uitmaakt.', 4, 'label'),
('b0000000-0000-4000-8000-000000000025', 'zwolle', 'H. Voorbeeld', 'Assendorp', 'We konden drie dagdelen doorgeven en kregen meteen een tijd. De adviseur was op tijd en legde uit waarom onze schuine zolder maar half telde.', 5, 'label');
