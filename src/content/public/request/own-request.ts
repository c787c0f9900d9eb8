import type { TermFigures } from '@/content/legal/term-figures';
import { callsWithin, nonBreakingPhone, site } from '@/content/site';

/** The page of a request, for its customer. */
export const ownRequest = {
  headTitle: 'Mijn aanvraag: moment kiezen, verzetten of annuleren',
  description: 'Bekijk uw aanvraag voor een energielabel, kies of verzet het moment van de opname, of annuleer.',
  title: 'Mijn aanvraag',
  loading: 'Uw aanvraag wordt opgehaald...',
  /** Without script. */
  noScript:
    'Hier ziet u uw aanvraag zodra JavaScript aan staat in uw browser. Zet het aan en open de link uit onze mail opnieuw. Lukt dat niet? Bel ons dan. Aan de telefoon kiezen of verzetten wij samen het moment van de opname, of wij annuleren uw aanvraag. Houd het nummer van uw aanvraag bij de hand: dat staat in de mail die u van ons kreeg. Wilt u de adviseur iets doorgeven, bijvoorbeeld over de bel of de sleutel? Ook dat kan aan de telefoon:',
  /** When it takes long, or its code does not come; the phone number comes after it. */
  late: 'Uw aanvraag laden duurt lang. Probeer het opnieuw, of bel ons. Wij zien uw aanvraag ook:',
  unavailable: 'Uw aanvraag kan nu niet worden opgehaald. Probeer het over een paar minuten nog eens, of bel ons.',
  gone: {
    title: 'Deze link werkt niet (meer)',
    text: 'De link is niet compleet, of hij is verlopen. Open de nieuwste mail die u van ons kreeg, of bel ons. Dan helpen wij u verder.',
    home: 'Naar de voorpagina',
  },
  /** The phone number comes after both. */
  deletedVisit: {
    title: 'Uw afspraak gaat niet door',
    text: 'Wij hebben uw aanvraag verwijderd, en daarmee is uw afspraak vervallen. Er komt niemand langs en het kost u niets. Had u dit niet verwacht, of wilt u toch een afspraak? Bel ons:',
  },
  deleted: {
    title: 'Uw aanvraag is verwijderd',
    text: 'Er staat geen afspraak. Had u dit niet verwacht, of wilt u toch een energielabel? Bel ons:',
  },
  waiting: 'Uw aanvraag is bij ons',
  /** While a new moment can be chosen, after a visit that did not take place. */
  lost: {
    office: {
      title: 'Uw afspraak gaat niet door',
      text: () => 'Het spijt ons: op het afgesproken moment kunnen wij toch niet komen.',
    },
    no_show: {
      title: 'Er was niemand thuis',
      text: (moment: string) => `Wij kwamen langs op ${moment}, maar er was niemand thuis.`,
    },
  },
  /** How a visit ended before the request was cancelled. */
  endings: {
    no_show: (moment: string) => `Wij kwamen langs op ${moment}, maar er was niemand thuis.`,
    late: (moment: string, { cancellationHours }: TermFigures) =>
      `U annuleerde minder dan ${cancellationHours}\u00A0uur voor de opname van ${moment}.`,
    in_time: (moment: string) => `U annuleerde de opname van ${moment} op tijd.`,
    office: (moment: string) =>
      `Het spijt ons: wij zegden de opname van ${moment} af. U betaalt niets voor deze afspraak.`,
  },
  /** What follows, while there is no appointment. */
  next: {
    pick: {
      usual: `Kies hieronder een moment. Kiest u niets, dan bellen of mailen wij u ${callsWithin}.`,
      rush: 'Kies hieronder een moment. Kiest u niets, dan bellen of mailen wij u met voorrang.',
    },
    call: {
      usual: `Wij bellen of mailen u ${callsWithin} om samen een afspraak te maken.`,
      rush: 'Wij bellen of mailen u met voorrang om samen een afspraak te maken.',
    },
  },
  planned: {
    title: 'Uw afspraak',
    was: 'De opname was',
    /** The phone number comes after it. */
    unreadable:
      'Er is een afspraak, maar het moment kan hier niet worden getoond. Bel ons, dan hoort u wanneer wij komen:',
  },
  invoice: {
    title: 'Uw factuur',
    about: {
      job: 'Voor de opname van uw woning en uw energielabel.',
      no_show: 'Voor voorrijkosten: wij kwamen langs en er was niemand thuis.',
      late_cancellation: 'Voor een late annulering: u zegde uw afspraak af toen dat niet meer gratis was.',
      extra: 'Wat erop staat, leest u in de factuur.',
    },
    ofHomes: (count: number) => `Voor ${count} woningen samen. Op de factuur heeft elke woning een eigen regel.`,
    paid: 'Uw factuur is betaald. Bedankt.',
    paidSoFar: 'Al betaald',
    number: 'Factuurnummer',
    amount: 'Te betalen',
    due: 'Betalen uiterlijk op',
    late: 'De dag waarop u uiterlijk kon betalen is voorbij. Hebt u al betaald? Dan hoeft u niets meer te doen.',
    account: 'Rekening (IBAN)',
    holder: 'Op naam van',
    reference: 'Betalingskenmerk',
    remittance: 'Vermeld bij de betaling het betalingskenmerk.',
    copy: { amount: 'Kopieer bedrag', account: 'Kopieer IBAN', reference: 'Kopieer kenmerk' },
    copied: 'Gekopieerd',
    copyFailed: 'Kopiëren lukte niet. Het is geselecteerd: kopieer het zelf.',
    codeTitle: 'Betalen met een QR-code',
    code: 'Code om te betalen',
    scan: 'Scan de code met de app van uw bank, als die dat kan.',
    payOnline: 'Online betalen',
    download: 'Download de factuur (pdf)',
    downloading: 'Bezig met downloaden...',
    /** The phone number comes after it. */
    downloadFailed: 'De factuur kan nu niet worden gedownload. Probeer het later nog eens, of bel ons:',
    attached: 'De factuur zelf zit als PDF in de mail die u van ons kreeg.',
  },
  completed: {
    title: 'Uw aanvraag is afgerond',
    text: 'Staat uw label in het register, dan krijgt u daar een mail over. RVO mailt u het label zelf, als pdf.',
    /** Until the register has the label. */
    awaited: 'De opname is klaar. Zodra uw label in EP-Online staat, het register van RVO, ziet u het hier.',
    label: (labelClass: string, validUntil: string) =>
      `Uw woning heeft nu label ${labelClass}. Het staat in EP-Online, het register van RVO, en is geldig tot ${validUntil}.`,
    open: 'Bekijk uw label in EP-Online (nieuw tabblad)',
    pdfTitle: 'Uw energielabel is klaar',
    pdf: 'U kunt het hier downloaden. RVO mailt u het label ook.',
    download: 'Download uw energielabel (pdf)',
    downloading: 'Bezig met downloaden...',
    downloadFailed: 'Het label kan nu niet worden gedownload. Probeer het later nog eens, of bel ons:',
  },
  cancelled: {
    title: 'Uw aanvraag is geannuleerd',
    done: 'U hoeft niets meer te doen.',
    toPay: 'U moet nog iets betalen. Hieronder leest u waarvoor, hoeveel en hoe.',
    wantsAnother: 'Wilt u toch een label? Doe dan een nieuwe aanvraag.',
    again: 'Nieuwe aanvraag',
  },
  facts: {
    who: 'Wie er komt',
    address: 'Adres',
    kind: 'Type woning',
    price: 'Prijs incl. btw',
    number: 'Uw nummer',
    sent: 'Verstuurd op',
    labelBy: 'Uw label uiterlijk',
    more: 'Meer over uw aanvraag',
  },
  /** The page on which it was asked for named an older price than we keep. */
  replacedPrice: (seen: string, since: string, price: string) =>
    `De pagina waarop u aanvroeg, had nog een oude prijs: ${seen}. Sinds ${since} gelden andere prijzen, en de oude is te lang verlopen. U betaalt ${price}. Wilt u dat niet, dan annuleert u gratis.`,
  priceQuestion: {
    title: 'Graag uw akkoord met een andere prijs',
    prices: (next: string, now: string | null) =>
      `Uw energielabel kost ${next}${now === null ? '' : ` in plaats van ${now}`}, inclusief btw.`,
    area: (next: string, now: string | null) =>
      `De woning is ${next}.${now === null ? '' : ` Wij rekenden met ${now}.`}`,
    home: (next: string, now: string) => `Het type woning is: ${next}. Wij rekenden met: ${now}.`,
    rush: 'Er komt spoed bij.',
    until: (now: string) => `Tot u akkoord bent, geldt ${now}. Wij gaan pas verder als u akkoord bent.`,
    /** With a visit the request is an order: the words on the button oblige to pay (D-64). */
    agree: (price: string, isOrder: boolean) =>
      isOrder ? `Akkoord met betalingsverplichting, ${price}` : `Akkoord met ${price}`,
    refuse: 'Ik ga niet akkoord',
    explanation: 'Uw aanvraag stopt dan. Er komt niemand langs, en het kost u niets.',
    question: 'Wilt u uw aanvraag stoppen?',
    confirm: 'Ja, stoppen',
    back: 'Nee, terug',
    agreed: (price: string) => `Dank u wel. De prijs is nu ${price}.`,
    refused: 'Uw aanvraag is gestopt. Er komt niemand langs, en het kost u niets.',
    changed: 'De vraag is intussen veranderd. Lees hem nog eens.',
  },
  checklist: 'Zo bereidt u de opname voor',
  calendar: 'Zet in uw agenda',
  calendarFailed: 'Het agendabestand kan nu niet worden gemaakt. Probeer het over een paar minuten nog eens.',
  move: 'Ander moment kiezen',
  keep: 'Dit moment houden',
  moved: (moment: string) => `Uw nieuwe afspraak staat vast: ${moment}.`,
  cancel: {
    open: 'Aanvraag annuleren',
    /** Beside the appointment. */
    openVisit: 'Annuleren',
    question: 'Wilt u uw aanvraag annuleren?',
    explanation: 'Annuleren kost u niets.',
    explanationVisit: 'Annuleren kost u niets. Uw afspraak vervalt dan ook.',
    confirm: 'Ja, annuleren',
    keep: 'Nee, niet annuleren',
    done: 'Het is gelukt. Er komt niemand langs, en annuleren kost u niets.',
  },
  failed: 'Dat is niet gelukt, en er is niets veranderd. Probeer het nog eens, of bel ons.',
  /** The phone number comes after it. */
  tooLate: ({ cancellationHours }: TermFigures) =>
    `Verzetten of annuleren kan hier tot ${cancellationHours}\u00A0uur voor de opname. Mail daarna naar ${site.email}, of bel ons:`,
  message: {
    title: 'Berichten',
    /** Folded: the form. */
    write: 'Stuur ons een bericht',
    ours: 'Ons antwoord',
    yours: 'U schreef',
    label: 'Uw bericht',
    hint: 'Bijvoorbeeld waar u parkeert, of wie er thuis is.',
    send: 'Bericht versturen',
    sending: 'Versturen...',
    done: 'Uw bericht is bij de adviseur.',
    empty: 'Schrijf eerst uw bericht',
    full: `Dit bericht past niet meer bij uw aanvraag. Maak het korter, of bel ons op ${nonBreakingPhone}.`,
  },
  privacy: {
    open: 'Wie deze link heeft, kan uw aanvraag zien en veranderen. Deel hem dus niet.',
    closed: 'Wie deze link heeft, kan uw aanvraag zien. Deel hem dus niet.',
  },
} as const;

/** The choice of a moment, after sending and on the page of a request. */
export const momentTexts = {
  title: 'Kies een moment voor de opname',
  moveTitle: 'Kies een ander moment',
  loading: 'De vrije momenten worden opgehaald...',
  days: 'Dagen met een vrij moment',
  /** Of days in words. */
  near: (days: readonly string[]) =>
    `Kunt u op ${new Intl.ListFormat('nl', { type: 'disjunction' }).format(days)}? Dan zijn wij al bij u in de buurt, en dat scheelt ons rijden.`,
  /** What binds the customer, above the button that does. */
  order: {
    visit: 'Opname',
    home: 'Type woning',
    notChosen: 'kies een dag en een tijd',
    price: 'Prijs incl. btw',
    /** What cancelling costs comes after it. */
    late: ({ cancellationHours }: TermFigures) =>
      `Dit moment is binnen ${cancellationHours}\u00A0uur. Verzetten of annuleren doet u dan aan de telefoon of per mail.`,
    /** While the area of the home is unknown. */
    noPrice: (from: string) =>
      `De prijs volgt uit het type en de oppervlakte van uw woning, volgens onze prijslijst: vanaf ${from}.`,
    /** What kind of price it is, where it is known. */
    fixedPrice:
      'Dit is een vaste prijs. Alleen als de woning groter of van een ander type blijkt, vragen wij eerst uw akkoord op een andere prijs.',
    noAddress: 'Uw adres hebben wij nog niet. Wij vragen het u voor de opname.',
    earlyStart: ({ withdrawalDays }: TermFigures) =>
      `Ik wil dat de adviseur binnen mijn ${withdrawalDays}\u00A0dagen bedenktijd komt.`,
    earlyStartHint: 'Ik weet dat ik mij niet meer kan bedenken zodra het label geregistreerd is.',
    earlyStartMissing: (day: string) => `Zet hierboven een vinkje, of kies een moment na ${day}.`,
    /** The words on the button alone oblige to pay (D-64). */
    button: (price: string | null) =>
      `Afspraak vastleggen met betalingsverplichting${price === null ? '' : `, ${price}`}`,
  },
  /** The button of who moves a visit: it promises nothing new, unless the visit then costs more. */
  moving: {
    button: 'Verzetten',
    dearer: (price: string) => `Verzetten met betalingsverplichting, ${price}`,
    busy: 'Verzetten...',
    /** Above the button: what it costs, by how the price then changes; null while that is unknown. */
    cost: {
      same: (price: string | null) => `Verzetten kost u niets.${price === null ? '' : ` De prijs blijft ${price}.`}`,
      less: (price: string) => `Verzetten kost u niets. U betaalt nu ${price}.`,
      more: (price: string) => `Met dit moment geldt de spoedtoeslag weer. U betaalt dan ${price}.`,
    },
    none: 'Er is nu geen ander moment vrij. Uw afspraak blijft staan. Schrijf ons in een bericht wanneer u wel kunt, of bel ons:',
  },
  /** The folded part of what was agreed. */
  costs: 'Wat annuleren of een gemist bezoek kost',
  choose: 'Kies eerst een moment',
  chooseFirst: 'Kies een dag en een tijd. Daarna kunt u de afspraak vastleggen.',
  busy: 'Vastleggen...',
  /** Why a moment that was picked is not planned, by outcome. */
  problems: {
    taken: 'Iemand anders was u net voor. Kies een ander moment.',
    closed: `Dit kan hier niet meer. Bel ons op ${nonBreakingPhone}, dan helpen wij u verder.`,
    limited: `U hebt vandaag al vijf keer een moment gekozen. Wilt u het nog eens veranderen? Bel ons op ${nonBreakingPhone}.`,
    failed: 'Het vastleggen is niet gelukt. Probeer het nog eens, of bel ons.',
  },
  failed: 'Het ophalen van de vrije momenten is niet gelukt. Probeer het nog eens, of bel ons.',
  /** A picked moment that was only noted. */
  wish: {
    title: 'Uw gewenste moment',
    /** Where a moment is only noted, above the button that notes it. */
    before: `Er staan al twee bezoeken voor u in onze agenda die wij nog niet bekeken. Daarom leggen wij dit moment niet meteen vast: het is een wens, en u zit nergens aan vast. Wij bellen of mailen u erover ${callsWithin}.`,
    button: 'Dit moment doorgeven',
    noted: (moment: string) => `Uw wens is genoteerd: ${moment}.`,
    next: {
      usual: `Dit moment kunnen wij niet meteen vastleggen. Wij bellen of mailen u erover ${callsWithin}, en in elk geval vóór dat moment. Tot dan zit u nergens aan vast.`,
      rush: 'Dit moment kunnen wij niet meteen vastleggen. Wij bellen of mailen u er met voorrang over, en in elk geval vóór dat moment. Tot dan zit u nergens aan vast.',
    },
    phone: `Weet u het liever nu? Bel ons op ${nonBreakingPhone}.`,
    /** While an appointment stands above it. */
    moving:
      'U vroeg om dit moment in plaats van uw afspraak. Het staat nog niet vast. Wij bellen of mailen u erover. Tot dan geldt de afspraak hierboven.',
  },
  later: 'Latere dagen',
  earlier: 'Eerdere dagen',
  none: 'In deze twee weken is er geen moment vrij. Kijk bij latere dagen, of laat ons weten wanneer u kunt.',
  call: 'Bel mij liever',
  /** The form of whoever would rather be called. */
  callForm: {
    title: 'Wij bellen u om samen een moment te kiezen',
    phone: 'Telefoonnummer',
    phoneMissing: 'Vul het nummer in waarop wij u kunnen bellen',
    phoneTooLong: 'Gebruik niet meer dan 30 tekens',
    partOfDay: 'Wanneer komt het u uit?',
    anyTime: 'Maakt niet uit',
    parts: { morning: 'In de ochtend', afternoon: 'In de middag', evening: 'In de avond' },
    send: 'Bel mij',
    sending: 'Bezig...',
    back: 'Toch een moment kiezen',
    failed: 'Het is niet gelukt. Probeer het nog eens, of bel ons.',
  },
  /** By when stands beside it. */
  called: 'Goed, wij bellen u. U hoeft nu niets te doen.',
  planned: (moment: string) => `Uw afspraak staat vast: ${moment}.`,
  /** On the page of the request, which has a form for messages. */
  noneFits: 'Past er niets bij? Schrijf ons dan in een bericht wanneer u wel kunt.',
  /** After sending, before the e-mail address. */
  mailFollows: {
    request: 'U krijgt deze bevestiging ook per mail, op',
    visit: 'U krijgt de afspraak ook per mail, op',
  },
  /** After sending, beside the moments; the link to the page comes after it. */
  offered: 'Past er niets bij? Schrijf ons wanneer u wel kunt, op',
  pageLink: 'de pagina van uw aanvraag',
  openPage: 'Naar de pagina van uw aanvraag',
  /** In place of that page: the request is held until somebody has looked at it (D-67). */
  held: `Wij kijken uw aanvraag eerst zelf na. Daarom hebt u nu nog geen eigen pagina en krijgt u nog geen mail. Is alles goed, dan nemen wij contact met u op. Hebt u haast? Bel ${nonBreakingPhone}.`,
  /** Below the button to that page. */
  page: {
    waiting: 'Daar kunt u een bericht sturen of annuleren.',
    called: 'Daar kunt u toch zelf een moment kiezen, een bericht sturen of annuleren.',
    wished: 'Daar kunt u een ander moment kiezen, een bericht sturen of annuleren.',
    planned: 'Daar kunt u verzetten, annuleren of een bericht sturen.',
    /** The appointment is so near that the page changes nothing any more. */
    soon: ({ cancellationHours }: TermFigures) =>
      `De opname is binnen ${cancellationHours}\u00A0uur. Wilt u verzetten of annuleren? Bel ${nonBreakingPhone} of mail ${site.email}. Een bericht sturen kan nog op die pagina.`,
  },
} as const;

/** Why a moment that was picked is not planned; '' when it is. */
export function pickProblem(outcome: string | null): string {
  const problems: Record<string, string> = momentTexts.problems;
  return outcome === null ? '' : (problems[outcome] ?? '');
}
