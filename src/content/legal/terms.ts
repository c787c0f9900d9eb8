import { lowestPrice, rushPrice } from '@/content/page-prices';
import { formatEuro } from '#shared/format-euro.ts';
import { paths } from '@/lib/paths';
import { rushTime, rushTimeMeaning } from '@/content/public/rush-hours';
import { site } from '@/content/site';
import { unproven } from '@/content/public/request/unproven';
import { cancelFree, noObligation } from './agreements';
import { validity } from './label-law';
import type { LegalSection } from './legal-pages';
import { termsFigures as figures } from './terms-figures';
import { withdrawalWords } from './withdrawal';

/** Until when to say that something is wrong with the label. */
export const complaint = `Meld het ons het liefst binnen ${figures.complaintDays} dagen nadat u het ontdekt. Ook later houdt u de rechten die de wet u geeft.`;

export const terms: readonly LegalSection[] = [
  {
    id: 'artikel-1',
    title: 'Artikel 1. Wat de woorden betekenen',
    paragraphs: [],
    points: [
      `Wij: ${site.company}, ${site.street}, ${site.postcode} ${site.city}, KvK ${site.chamberOfCommerce}.`,
      'U: degene die bij ons een energielabel aanvraagt.',
      'De opname: het bezoek waarbij de adviseur uw woning opmeet en bekijkt.',
      'Het label: het energielabel dat wij na de opname maken en registreren.',
    ],
  },
  {
    id: 'artikel-2',
    title: 'Artikel 2. Wanneer deze voorwaarden gelden',
    paragraphs: [
      'Deze voorwaarden gelden voor elke offerte en opdracht. Een aanvraag alleen bindt u nergens aan. Spreken wij samen iets anders af, dan gaat dat voor, als het op papier of in een e-mail staat.',
      'Bent u consument, dan houdt u alle rechten die de wet u geeft, ook als ze hier niet staan.',
    ],
  },
  {
    id: 'artikel-3',
    title: 'Artikel 3. Aanvraag, offerte en opdracht',
    paragraphs: [
      `${noObligation} Dan is het een opdracht.`,
      `Een offerte is ${figures.quoteValidDays} dagen geldig.`,
      'De prijs op de website berekenen wij met de gegevens die u invult of die in het adressenregister staan. Blijkt bij de opname dat de woning groter of van een ander type is, dan bespreken wij de prijs eerst met u. Wij gaan pas verder als u akkoord bent.',
    ],
  },
  {
    id: 'artikel-4',
    title: 'Artikel 4. Prijzen',
    paragraphs: [
      `Alle prijzen zijn inclusief btw. Een label kost ten minste ${formatEuro(lowestPrice)}. De prijs hangt af van het type en de oppervlakte van de woning.`,
      `Kiest u voor de spoedservice, dan komt daar ${formatEuro(rushPrice)} bij. De opname en het label zijn dan klaar ${rushTime}. Wij rekenen 24 uur door op dagen dat wij werken, vanaf uw aanvraag; weekenden en feestdagen waarop wij niet werken, tellen niet mee. ${rushTimeMeaning}`,
    ],
  },
  {
    id: 'artikel-5',
    title: 'Artikel 5. Betaling',
    paragraphs: [
      `U betaalt binnen ${figures.paymentDays} dagen na de datum van de factuur.`,
      `Betaalt u later, dan mogen wij rente rekenen over het bedrag dat nog openstaat: ${figures.lateInterestPercent}% per maand, of de wettelijke rente als die hoger is.`,
      'Kosten om het bedrag te innen rekenen wij alleen zoals de wet het toestaat. Daarvoor krijgt u eerst een herinnering.',
    ],
  },
  {
    id: 'artikel-6',
    title: 'Artikel 6. Bedenktijd',
    paragraphs: [
      `Sluit u als consument de opdracht op afstand, bijvoorbeeld via de website, per e-mail, per telefoon of via WhatsApp? Dan mag u zich tot ${figures.withdrawalDays} dagen daarna bedenken, zonder reden. Valt de laatste dag in een weekend of op een feestdag, dan mag het nog op de eerste werkdag daarna. Dat heet herroepen. Dat doet u met de knop “${withdrawalWords.open}” op de pagina van uw aanvraag, of zonder link op de pagina Overeenkomst herroepen. U mag het ons ook anders laten weten, bijvoorbeeld met een e-mail aan ${site.email}. U krijgt er meteen een bevestiging van.`,
      `Wilt u het label eerder hebben, dan vraagt u ons uitdrukkelijk om binnen die bedenktijd te beginnen. Bedenkt u zich daarna, dan betaalt u het deel dat al gedaan is: na de opname is dat ${figures.visitPercent}% van de prijs. Is het label geregistreerd en hebt u vooraf bevestigd dat uw recht dan vervalt, dan kunt u zich niet meer bedenken.`,
      `Bedenkt u zich op tijd, dan gelden de kosten van artikel 7 niet. Wat u al hebt betaald, krijgt u binnen ${figures.refundDays} dagen terug, na aftrek van het deel dat op uw verzoek al gedaan is.`,
      'U mag deze tekst gebruiken: “Ik herroep de opdracht voor een energielabel. Opdracht gegeven op: (datum). Mijn naam en adres: (naam en adres). Datum van vandaag: (datum).” Stuurt u een brief, zet er dan uw handtekening onder.',
    ],
    links: [{ href: paths.withdrawal, label: withdrawalWords.open }],
  },
  {
    id: 'artikel-7',
    title: 'Artikel 7. Verzetten, annuleren en een gemist bezoek',
    paragraphs: [
      `${cancelFree} Dat kan met de knop op de pagina van uw aanvraag, of per telefoon of e-mail.`,
      `Annuleert u binnen ${figures.cancellationHours} uur voor de opname, dan betaalt u ${figures.cancellationPercent}% van de afgesproken prijs. Binnen uw bedenktijd geldt artikel 6.`,
      `Kan de opname niet doorgaan doordat er niemand thuis is of de adviseur niet naar binnen kan, dan betaalt u ${figures.calloutFee} voorrijkosten, inclusief btw. Wij maken dan een nieuwe afspraak.`,
      'Moeten wij zelf afzeggen, dan kost u dat niets en plannen wij zo snel mogelijk een nieuw moment. Verzetten wij de opname en komt het nieuwe moment u niet uit? Laat u het ons meteen weten, dan verzet of annuleert u zonder kosten.',
    ],
  },
  {
    id: 'artikel-8',
    title: 'Artikel 8. Wat u doet voor de opname',
    paragraphs: [
      'U zorgt dat de adviseur in elke ruimte kan komen, ook op de zolder en in de kruipruimte, en dat hij foto’s mag maken.',
      `U geeft gegevens die kloppen en legt het bewijs van verbeteringen klaar. ${unproven}`,
    ],
    links: [{ href: paths.preparation, label: 'Zo bereidt u de opname voor' }],
  },
  {
    id: 'artikel-9',
    title: 'Artikel 9. Het label',
    paragraphs: [
      'Een gecertificeerd EP-W-adviseur neemt de woning op en maakt het label volgens de officiële rekenmethode NTA 8800 en de eisen aan adviseurs, BRL 9500-W. Welke letter eruit komt, staat vooraf niet vast.',
      'U hebt het label 1 tot 3 werkdagen na de opname; de hele procedure duurt 3 tot 5 werkdagen. Kiest u een later moment, dan hebt u het label later. Bij spoed geldt de tijd van artikel 4. Lukt dat een keer niet, dan hoort u het meteen.',
      `Wij registreren het label in EP-Online, het register van de Rijksdienst voor Ondernemend Nederland (RVO). Vanaf dat moment telt het. Het label is ${validity.years} jaar geldig.`,
    ],
  },
  {
    id: 'artikel-10',
    title: 'Artikel 10. Klachten',
    paragraphs: [
      `Klopt er iets niet? ${complaint} Mail ${site.email} en schrijf erbij wat er mis is.`,
      'Is uw klacht terecht, dan herstellen wij het label of doen wij het werk opnieuw, zonder kosten voor u.',
    ],
  },
  {
    id: 'artikel-11',
    title: 'Artikel 11. Aansprakelijkheid',
    paragraphs: [
      'Voor schade door een fout van ons gelden de regels van de wet.',
      'Wij zijn niet aansprakelijk voor een label dat niet klopt doordat gegevens of bewijzen van u onjuist of onvolledig waren. Ook zijn wij niet aansprakelijk voor wat er verandert als u na de opname iets aan de woning doet.',
      'Het label beschrijft hoe zuinig de woning is. Het is geen bouwkundige keuring.',
    ],
  },
  {
    id: 'artikel-12',
    title: 'Artikel 12. Privacy, recht en wijzigingen',
    paragraphs: [
      'Wij gaan met uw gegevens om zoals in ons privacybeleid staat.',
      'Op onze overeenkomsten is Nederlands recht van toepassing. Komen wij er samen niet uit, dan beslist de rechter die volgens de wet bevoegd is.',
      'Passen wij deze voorwaarden aan, dan geldt voor u de tekst die er stond toen u de opdracht gaf.',
    ],
    links: [{ href: paths.privacy, label: 'Naar het privacybeleid' }],
  },
];
