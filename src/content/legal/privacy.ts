import { paths } from '@/lib/paths';
import { site, nonBreakingPhone } from '@/content/site';
import { validity } from './label-law';
import { privacyFigures, type LegalSection } from './legal-pages';

const { customerDataYears, labelDataYears, minimumAge, requestMonths, draftDays, sentDays } = privacyFigures;

/** How long the tax law requires the books to be kept (Algemene wet inzake rijksbelastingen, article 52). */
const taxYears = 7;

export const privacy: readonly LegalSection[] = [
  {
    id: 'wie-wij-zijn',
    title: 'Wie wij zijn',
    paragraphs: [
      `${site.company}, ${site.street}, ${site.postcode} ${site.city}, is verantwoordelijk voor uw persoonsgegevens. In het handelsregister staan wij onder KvK-nummer ${site.chamberOfCommerce}.`,
      `Hebt u een vraag over uw gegevens? Mail ${site.email} of bel ${nonBreakingPhone}.`,
    ],
  },
  {
    id: 'welke-gegevens',
    title: 'Welke gegevens wij gebruiken',
    paragraphs: ['Wij vragen niet meer dan nodig is om een energielabel te maken.'],
    points: [
      'Bij uw aanvraag: uw naam, e-mailadres, telefoonnummer als u dat invult, adres met de plek op de kaart, type woning, oppervlakte, bouwjaar, of u haast hebt, wanneer u kunt, en het bericht dat u ons schrijft.',
      'Vraagt u aan voor een ander, of betaalt een ander: de naam en het telefoonnummer van wie thuis is en, als u dat invult, het e-mailadres; en naam, adres, e-mailadres en nummers van wie de factuur krijgt. Alleen u krijgt de link naar de aanvraag.',
      'Ook bij uw aanvraag: met welke pagina van deze website uw bezoek begon, en de naam van de website waar u vandaan kwam, als uw browser die doorgeeft. Wij lezen dat pas als u de aanvraag verstuurt en bewaren er niets van op uw apparaat. Wie geen aanvraag verstuurt, volgen wij niet.',
      'Na uw aanvraag: de afspraak en of die is verzet of afgezegd, het energielabel dat bij uw adres in het register staat en de pdf ervan, wat u ons via uw persoonlijke link schrijft, onze notities, de mails die u van ons krijgt, en de offerte of factuur.',
      'Als u een overeenkomst herroept: uw naam, uw e-mailadres en waaraan wij de overeenkomst herkennen, met de dag en de tijd.',
      'Bij de opname: maten, bouwdelen en installaties van uw woning, foto’s daarvan, en de tekeningen en facturen die u laat zien.',
      'Als u belt, mailt of appt: wat u ons vertelt.',
    ],
  },
  {
    id: 'waarvoor',
    title: 'Waarvoor en waarom dat mag',
    paragraphs: ['De privacywet (AVG) vraagt voor elk gebruik een reden. Dit zijn de onze.'],
    points: [
      'Uw verzoek en onze overeenkomst: u vraagt een label aan, en zonder deze gegevens kunnen wij dat niet maken. Daarom vragen wij geen aparte toestemming.',
      'De wet: wij moeten onze administratie bewaren voor de Belastingdienst en het label registreren.',
      'Ons eigen belang, tegen misbruik en fouten: wij beschermen de formulieren met een grens aan het aantal aanvragen en herroepingen per uur. Daarvoor bewaren wij een uur lang een onleesbaar gemaakte code van uw IP-adres, los van uw aanvraag. Wij tellen hoe vaak een bezoeker leest dat een woning al een geldig label heeft, zonder bij te houden welke woning of wie. Gaat er iets mis op een pagina, dan tellen wij dat zonder gegevens over u: alleen de pagina en het soort fout.',
      'Ons eigen belang, om deze website te verbeteren: de eerste pagina en de website waar u vandaan kwam laten ons zien welke pagina’s helpen. Wij tellen ze bij elkaar op en gebruiken ze niet om u te benaderen.',
      'Uw persoonlijke link: daarmee bekijkt en wijzigt u uw aanvraag zonder account. Wij bewaren alleen een onleesbaar gemaakte code van die link. Wie de link heeft, ziet uw aanvraag: geef hem alleen aan wie u vertrouwt.',
    ],
  },
  {
    id: 'wie-ziet-uw-gegevens',
    title: 'Wie uw gegevens ook ziet',
    paragraphs: [
      'Wij verkopen uw gegevens niet en gebruiken ze niet voor reclame van anderen. Deze partijen krijgen wel een deel:',
    ],
    points: [
      'Kadaster: krijgt uw postcode en huisnummer, om uw adres met de plek op de kaart, de oppervlakte en het bouwjaar in het adressenregister (BAG) op te zoeken. De kaart op de voorpagina komt van PDOK, een dienst van het Kadaster. Uw browser haalt de kaart daar op en geeft daarbij uw IP-adres door.',
      'EP-Online, het register van RVO: krijgt uw postcode en huisnummer als u om uw prijs vraagt, uw label laat opzoeken, uw adres invult in het aanvraagformulier of een label aanvraagt. Zo weten wij of uw woning al een label heeft. Na de opname zoeken wij er nog een paar keer per dag op of uw nieuwe label is geregistreerd, hooguit twee weken lang.',
      'Formspark: krijgt uw aanvraag uit het formulier, met uw IP-adres, en stuurt die als e-mail naar ons door. De aanvraag blijft bij Formspark staan, en de e-mail in onze mailbox, tot wij ze daar verwijderen.',
      'Supabase: bewaart de aanvragen in onze database. Ook het opzoeken van uw adres en uw label en het versturen van onze mails lopen via Supabase.',
      'Onze mailprovider: verstuurt onze mails aan u, zoals de bevestiging van uw afspraak, en ziet daarbij uw e-mailadres en wat er in de mail staat.',
      'De agenda van de adviseur: de telefoon of computer van de adviseur haalt daar uw afspraak op, met uw naam, adres en telefoonnummer.',
      'Rijksdienst voor Ondernemend Nederland (RVO): krijgt de gegevens die bij het label horen, voor het register EP-Online, en uw e-mailadres om u het label te sturen. Iedereen kan daar bij een adres het label opzoeken.',
      `${site.host}: levert de pagina’s van deze website en ziet daarbij uw IP-adres.`,
      'WhatsApp: als u ons appt. Vult u bij uw aanvraag een telefoonnummer in, dan kunnen wij u ook zelf appen. WhatsApp krijgt dan uw nummer en wat er in het bericht staat, zoals uw naam en adres.',
      'Google Maps: daar zoekt de adviseur soms de route naar uw woning op. Google krijgt dan uw adres, zonder uw naam.',
    ],
  },
  {
    id: 'buiten-europa',
    title: 'Gegevens buiten Europa',
    paragraphs: [
      'Sommige van deze bedrijven werken ook buiten de Europese Economische Ruimte. Gaan uw gegevens daarheen, dan alleen met de bescherming die de AVG voorschrijft, zoals een modelcontract van de Europese Commissie.',
    ],
  },
  {
    id: 'bewaartermijnen',
    title: 'Hoe lang wij gegevens bewaren',
    paragraphs: [
      'Voor elk soort gegevens geldt een eigen termijn. Na die termijn verwijderen wij de gegevens, of wij maken ze anoniem.',
    ],
    points: [
      `Klantgegevens: ${customerDataYears} jaar${customerDataYears === taxYears ? ', omdat de belastingwet dat vraagt' : `. De belastingwet vraagt ten minste ${taxYears}\u00A0jaar`}. Een factuur met uw naam en adres bewaren wij ${customerDataYears} jaar na het jaar van de factuur.`,
      `Gegevens over het energielabel: ${labelDataYears} jaar${labelDataYears === validity.years ? ', zo lang als een label geldig is' : ''}.`,
      'Een aanvraag die wij verwijderen: nog 7 dagen in onze prullenbak, zodat wij een vergissing kunnen herstellen. Vraagt u ons om uw gegevens te wissen, dan wissen wij die ook daar meteen.',
      `Een herroeping die u op de pagina Overeenkomst herroepen invult: ${requestMonths} maanden.`,
      'Uw persoonlijke link: die werkt tot 30 dagen na het bezoek, of zonder afspraak een jaar lang. Daarna ziet niemand er nog iets mee.',
      'Wat er in onze mails aan u stond: 30 dagen na het versturen verwijderen wij dat uit de lijst van verstuurde mails. In onze mailbox kan een kopie staan.',
      `Een aanvraag die geen opdracht werd: na ${requestMonths} maanden maken wij die anoniem. De e-mail erover verwijderen wij dan ook, bij Formspark en in onze mailbox.`,
    ],
  },
  {
    id: 'uw-apparaat',
    title: 'Wat op uw eigen apparaat blijft staan',
    paragraphs: [
      'Deze website gebruikt geen trackingcookies en geen cookies voor reclame of statistiek. Wij vragen u daarom niets in een cookiemelding. Drie dingen bewaart uw browser wel, in zijn eigen opslag:',
    ],
    points: [
      `Uw concept: wat u in het formulier typt, blijft ${draftDays} dagen op dit apparaat staan, zodat u later verder kunt. Na het versturen verdwijnt het. Met de knop Formulier leegmaken haalt u het eerder weg.`,
      `Uw laatste aanvraag: het nummer en de link naar de pagina van uw aanvraag blijven ${sentDays} dagen op dit apparaat staan, zodat u die pagina terugvindt.`,
      'Een wachtende aanvraag: lukt het opslaan in onze database niet meteen, dan blijft uw aanvraag op dit apparaat tot het wel lukt, en niet langer dan 30 dagen. De website probeert het vanzelf opnieuw. Daarna wordt de kopie gewist.',
    ],
  },
  {
    id: 'beveiliging',
    title: 'Hoe wij uw gegevens beschermen',
    paragraphs: [
      'De verbinding met deze website is versleuteld. Alleen wie bij ons aanvragen behandelt, kan ze inzien, na inloggen. Van elke wijziging in een aanvraag houden wij bij wie die deed en wanneer.',
    ],
  },
  {
    id: 'leeftijd',
    title: `Jonger dan ${minimumAge} jaar`,
    paragraphs: [
      `Onze dienst is niet bedoeld voor wie jonger is dan ${minimumAge} jaar. Wij vragen niet bewust gegevens van kinderen. Denkt u dat wij die toch hebben? Laat het ons weten, dan verwijderen wij ze.`,
    ],
  },
  {
    id: 'uw-rechten',
    title: 'Uw rechten',
    paragraphs: [
      `Het gaat om uw gegevens, dus u beslist mee. Mail uw verzoek naar ${site.email}. U krijgt binnen een maand antwoord. Wij kunnen u vragen om te laten zien wie u bent.`,
    ],
    points: [
      'Inzien: wij laten zien welke gegevens wij van u hebben.',
      'Verbeteren: wij passen aan wat niet klopt.',
      'Verwijderen: wij wissen uw gegevens, behalve wat wij volgens de wet moeten bewaren.',
      'Beperken en bezwaar maken: wij stoppen met een bepaald gebruik van uw gegevens, of zetten dat stil.',
      'Meenemen: u krijgt uw gegevens in een bestand.',
    ],
  },
  {
    id: 'klacht',
    title: 'Een klacht over privacy',
    paragraphs: [
      'Vertel het ons eerst, dan zoeken wij samen naar een oplossing. U kunt ook altijd een klacht indienen bij de Autoriteit Persoonsgegevens.',
    ],
    links: [{ href: 'https://www.autoriteitpersoonsgegevens.nl', label: 'Naar de Autoriteit Persoonsgegevens' }],
  },
  {
    id: 'wijzigingen',
    title: 'Als dit beleid verandert',
    paragraphs: [
      'Verandert er iets in wat wij met uw gegevens doen, dan passen wij deze pagina aan. Bovenaan staat van welke dag de tekst is.',
    ],
    links: [{ href: paths.terms, label: 'Lees ook onze algemene voorwaarden' }],
  },
];
