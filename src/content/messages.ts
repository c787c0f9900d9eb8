import { callsWithin, site, nonBreakingPhone } from './site';

/** Messages of errors and successes. */
export const messages = {
  /** A date or time. */
  halfTyped: 'Dit is nog niet af. Maak het af, of maak het veld leeg.',
  area: {
    invalid: 'Fout',
    invalidDescription: 'Voer een geldig oppervlakte in',
    updated: 'Oppervlakte bijgewerkt',
    updatedDescription: (area: string) => `Oppervlakte bijgewerkt naar ${area}m²`,
  },
  submit: {
    relayFailed: (status: number) => `Er ging iets mis bij het versturen van het formulier. (${status})`,
    sent: 'Aanvraag succesvol verzonden!',
    failed: 'Er is een fout opgetreden',
    failedDescription:
      'Er is een fout opgetreden bij het versturen van uw aanvraag. Probeer het later nog eens of neem telefonisch contact met ons op.',
    /** Stays beside the button after the message above is gone. */
    notSent: `Uw aanvraag is nog niet verstuurd. Alles wat u hebt ingevuld, staat er nog. Druk nog een keer op Aanvraag versturen of bel ${nonBreakingPhone}.`,
    /** In its place when the mail failed and the database has the request. */
    stored: (number: string, isRush: boolean) =>
      `De mail met uw aanvraag is niet verstuurd, maar uw aanvraag is wel bij ons opgeslagen, onder nummer ${number}. U hoeft niets meer te doen: wij bellen of mailen u ${isRush ? 'met voorrang' : callsWithin}. Hebt u haast? Bel ${nonBreakingPhone}.`,
    offline:
      'Er is geen verbinding. Uw aanvraag is nog niet verstuurd. Alles wat u hebt ingevuld, staat er nog. Laat deze pagina open. Zodra er weer verbinding is, versturen wij uw aanvraag vanzelf.',
    stopWaiting: 'Niet vanzelf versturen',
    portal: `Waarschijnlijk vraagt uw netwerk eerst om in te loggen. Uw aanvraag is nog niet verstuurd. Alles wat u hebt ingevuld, staat er nog. Log in op het netwerk en druk daarna nog een keer op Aanvraag versturen, of bel ${nonBreakingPhone}.`,
    /** In a tab that was waiting for a connection, too. */
    elsewhere: 'Deze aanvraag is in een ander tabblad verstuurd of gewist.',
    waits: `Er komen nu erg veel aanvragen binnen. Uw aanvraag wacht op dit apparaat. Zolang deze website open is, en als u later terugkomt, proberen wij het vanzelf opnieuw. Hebt u haast? Bel ${nonBreakingPhone}.`,
    waitsMailed: `Uw aanvraag is naar ons gemaild. Omdat er nu erg veel aanvragen binnenkomen, wacht hij ook nog op dit apparaat. Zolang deze website open is, en als u later terugkomt, slaan wij hem vanzelf op. Hebt u haast? Bel ${nonBreakingPhone}.`,
    refused: {
      title: 'Uw aanvraag is niet aangekomen',
      text: `Ons systeem kon uw aanvraag niet opslaan, en opnieuw proberen helpt niet. Bel ${nonBreakingPhone} of mail uw gegevens naar ${site.email}. Dan nemen wij uw aanvraag zelf over. Dit hebt u ingevuld:`,
      mailedTitle: 'Uw aanvraag is niet opgeslagen',
      mailedText: `Uw aanvraag is naar ons gemaild, maar ons systeem kon hem niet opslaan. Bel ${nonBreakingPhone} of mail naar ${site.email}. Dan kijken wij of alles goed is aangekomen. Dit hebt u ingevuld:`,
      mail: 'Mail deze gegevens',
      close: 'Sluiten',
    },
    tooFast: 'Dat ging wel heel snel. Kijk uw gegevens na en druk daarna nog een keer op Aanvraag versturen.',
    suspicious: `Wij konden niet zien of u een mens bent. Druk nog een keer op Aanvraag versturen, of bel ${nonBreakingPhone}.`,
  },
  /** The mail that brings a request to the adviser. */
  requestMail: {
    from: 'Website energielabel',
    subject: 'Nieuwe energielabel aanvraag',
    yes: 'Ja',
    no: 'Nee',
  },
  requests: {
    fetchFailed: 'Kon aanvragen niet ophalen',
    saved: 'Opgeslagen',
    savedDescription: 'De aanvraag is succesvol bijgewerkt',
    saveFailed: 'Fout bij opslaan',
    saveFailedDescription: 'De aanvraag kon niet worden bijgewerkt',
    deleted: 'Verwijderd',
    deletedDescription: 'De aanvraag is succesvol verwijderd',
    deleteFailed: 'Fout bij verwijderen',
    deleteFailedDescription: 'De aanvraag kon niet worden verwijderd',
    undo: 'Ongedaan maken',
    restored: 'Teruggezet',
    restoredDescription: 'De aanvraag staat weer in de lijst',
    restoreTooLate: 'Te laat om ongedaan te maken',
    restoreTooLateDescription: 'Al teruggezet, of langer dan 7 dagen geleden verwijderd',
    restoreUnfit: 'Niet teruggezet: het bezoek past niet meer in de agenda',
    restoreAnyway: 'Toch terugzetten',
    restoreFailed: 'Nog niet teruggezet',
    restoreFailedDescription: 'De database gaf geen antwoord. Probeer het opnieuw, hier of in de prullenbak',
    appointmentMissing: 'Fout',
    appointmentMissingDescription: 'Vul een datum en tijd in voor de afspraak',
    loading: 'Aanvragen laden...',
    empty: 'Geen aanvragen gevonden',
    stale: 'Je ziet de lijst zoals die eerder was.',
    mailFailed: 'Mail niet verzonden',
    mailFailedExplanation:
      'De mail over deze aanvraag is niet verzonden en de klant kreeg een foutmelding. Neem zelf contact op.',
    dateMissing: 'Vul de datum van de afspraak in',
    timeMissing: 'Vul de tijd van de afspraak in',
    conflict: 'Deze aanvraag is intussen gewijzigd of verwijderd. Er is niets overschreven en je invoer staat er nog.',
    conflictLoaded: 'Dit is de nieuwste versie, met jouw wijzigingen erin. Opslaan bewaart wat er in de velden staat.',
    conflictNewest: 'Dit is de nieuwste versie van deze aanvraag.',
    conflictGone:
      'Deze aanvraag is intussen verwijderd en kan niet meer worden opgeslagen. Kopieer je notities als je ze wilt bewaren.',
    reloadFailed: 'De nieuwste versie kon niet worden opgehaald. Probeer het opnieuw.',
    webhookFailed: (name: string) =>
      `De aanvraag van ${name} is opgeslagen, maar de automatisering kreeg geen bericht.`,
    webhookMissed: 'De automatisering heeft de laatst opgeslagen versie van deze aanvraag niet ontvangen.',
    anonymised: 'Deze aanvraag is geanonimiseerd: er staan geen gegevens van de klant meer in.',
    editKept: 'Wijzigingen niet opgeslagen',
    editRestored: 'Je had hier wijzigingen die nog niet waren opgeslagen. Ze staan weer in de velden.',
    pastAppointment: 'Deze afspraak ligt in het verleden.',
    doesNotFit: (reasons: string) => `Dit moment past niet: het bezoek ${reasons}.`,
    fitUnknown: 'We konden niet nagaan of het bezoek op dit moment past.',
    addressCopied: 'Adres gekopieerd',
    addressNotCopied: 'Kopiëren lukte niet',
    addressNotCopiedDescription: 'Selecteer het adres en kopieer het zelf',
    calendarFailed: 'Agenda-bestand niet gemaakt',
    calendarFailedDescription: 'Controleer je internetverbinding en probeer het opnieuw',
    auditLoading: 'Geschiedenis laden...',
    auditEmpty: 'Aan deze aanvraag is nog niets gewijzigd.',
    auditFailed: 'De geschiedenis kon niet worden opgehaald.',
    unsaved: 'Je wijzigingen zijn nog niet opgeslagen.',
    notSaved: {
      unavailable:
        'Niet opgeslagen: de database geeft geen antwoord. Controleer je internetverbinding en probeer het opnieuw.',
      forbidden: 'Niet opgeslagen: je bent niet meer ingelogd of mag dit niet. Log opnieuw in.',
      invalid: 'Niet opgeslagen: de database neemt deze invoer niet aan. Kijk de velden na.',
      'does-not-fit':
        'Niet opgeslagen: de opname past niet op dit moment. Er is een andere opname te dichtbij, of de adviseur werkt dan niet.',
      other: 'Niet opgeslagen. Probeer het over een paar minuten opnieuw.',
    },
    planAnyway: 'Toch op dit moment inplannen',
  },
  auth: {
    loading: 'Bezig met laden...',
    signedIn: 'Succesvol ingelogd',
    signedInDirectly: 'Direct ingelogd als administrator',
    signedOut: 'Je bent uitgelogd',
    logoutUnsaved: 'Je hebt iets getypt dat nog niet is opgeslagen. Als je uitlogt, ben je dat kwijt. Toch uitloggen?',
    signInFailed: 'Inloggen mislukt:',
    wrongPassword: 'Ongeldig wachtwoord',
    sessionExpired: 'Je sessie is verlopen',
    typedIsKept:
      'Wat je hebt getypt en nog niet had opgeslagen, is bewaard. Log in met hetzelfde account, dan staat het er weer.',
    adminCreated: 'Admin user created successfully!',
    reasons: {
      unavailable: 'de inlogdienst geeft geen antwoord. Controleer je internetverbinding en probeer het opnieuw.',
      serverError: 'de inlogdienst werkt nu niet. Probeer het over een paar minuten opnieuw.',
      tooManyAttempts: 'er is te vaak geprobeerd in te loggen. Wacht een paar minuten en probeer het opnieuw.',
    },
    wrongCredentialsHint: 'Het e-mailadres of het wachtwoord klopt niet.',
    emailMissing: 'Vul je e-mailadres in',
    emailInvalid: 'Vul een e-mailadres in zoals naam@voorbeeld.nl',
    passwordMissing: 'Vul je wachtwoord in',
    unreachable:
      'De inlogdienst geeft geen antwoord, dus we weten niet of je nog bent ingelogd. Controleer je internetverbinding.',
    notAdmin: (email: string) =>
      `Je bent ingelogd als ${email}, maar dit account heeft geen beheerdersrechten of deze sessie is beëindigd. Log opnieuw in of gebruik een ander account.`,
    rightsUnknown: 'We konden niet controleren of je account beheerdersrechten heeft.',
  },
  recovery: {
    hint: 'We sturen een link waarmee je een nieuw wachtwoord instelt.',
    sent: 'Als dit e-mailadres bij een account hoort, krijg je binnen een paar minuten een mail met een link. Kijk ook bij je ongewenste mail.',
    notSent: 'De mail kon niet worden aangevraagd. Controleer je internetverbinding en probeer het opnieuw.',
    linkExpired:
      'Deze link is verlopen of al gebruikt. Vraag hieronder via "Wachtwoord vergeten?" een nieuwe link aan.',
    linkFailed: 'Deze link werkte niet. Vraag hieronder via "Wachtwoord vergeten?" een nieuwe link aan.',
    tooShort: (length: number) => `Gebruik minstens ${length} tekens`,
    weak: 'Dit wachtwoord is te makkelijk te raden. Kies een langer wachtwoord met letters, cijfers en tekens.',
    same: 'Dit is je oude wachtwoord. Kies een ander wachtwoord.',
    sessionGone: 'De link is niet meer geldig. Ga terug naar inloggen en vraag een nieuwe link aan.',
    failed: 'Je wachtwoord is niet opgeslagen. Controleer je internetverbinding en probeer het opnieuw.',
    refused: (reason: string) => `Je wachtwoord is niet opgeslagen: ${reason}`,
    saved: 'Je nieuwe wachtwoord is opgeslagen',
  },
  passwordChange: {
    explanation: 'Kies hier een ander wachtwoord. Daarna ben je op al je andere apparaten uitgelogd.',
    changed: 'Je wachtwoord is gewijzigd. Op je andere apparaten ben je uitgelogd.',
    changedHereOnly:
      'Je wachtwoord is gewijzigd, maar je andere apparaten zijn misschien nog ingelogd. Wijzig het straks nog eens.',
    sessionGone: 'Je wachtwoord is niet gewijzigd: je sessie is verlopen. Log opnieuw in.',
    refused: (reason: string) => `Je wachtwoord is niet gewijzigd: ${reason}`,
  },
  setup: {
    closed: 'Er is al een beheerder. Een account erbij maken kan alleen met een uitnodiging van een beheerder.',
    invitationCodeMissing: 'Vul de code van de uitnodiging in',
    first: 'Met deze gegevens maak je het account van de eerste beheerder aan.',
    codeHint: 'De eigenaar van de website heeft deze code bij het online zetten opgeslagen.',
    invited: 'Je bent uitgenodigd als beheerder. Met deze gegevens maak je je account aan.',
    withoutLink: 'Open de link uit de uitnodiging, of vul hier je e-mailadres en de code in.',
    invitedEmailHint: 'Het adres waarop je bent uitgenodigd.',
    invitationCodeHint: 'In de link staat de code tussen uitnodiging= en &email.',
    notReady:
      'Er kan hier nog geen beheerder worden aangemaakt. De eigenaar van de website slaat eerst een installatiecode op in de database. De stappen staan in de README.',
    stateUnknown: 'We konden niet nagaan of er al een beheerder is. Controleer je internetverbinding.',
    codeMissing: 'Vul de installatiecode in',
    keepPassword: 'Bewaar dit wachtwoord nu, bijvoorbeeld in een wachtwoordkluis. Je ziet het hierna niet meer terug.',
    copied: 'Wachtwoord gekopieerd',
    copyFailed: 'Kopiëren lukte niet. Selecteer het wachtwoord en kopieer het zelf.',
    failed: {
      taken:
        'Iemand anders was eerder: er is intussen een beheerder. Met het wachtwoord van deze pagina is geen account gemaakt.',
      'not-ready':
        'Er is geen installatiecode opgeslagen in de database, dus er kan nog geen beheerder worden aangemaakt.',
      'wrong-code': 'De installatiecode klopt niet of is al gebruikt. Er is geen account gemaakt.',
      'wrong-invitation':
        'De uitnodiging klopt niet, is verlopen, ingetrokken of al gebruikt. Er is geen account gemaakt. Vraag de beheerder die je uitnodigde om een nieuwe uitnodiging.',
      'has-account':
        'Dit e-mailadres heeft al een account. Log daarmee in. Ben je het wachtwoord kwijt? Kies op de inlogpagina "Wachtwoord vergeten?".',
      'too-many-attempts':
        'Er is te vaak geprobeerd een account te maken. Wacht een paar minuten en probeer het opnieuw.',
      'weak-password': 'De inlogdienst vindt dit wachtwoord te zwak. Laad de pagina opnieuw voor een ander wachtwoord.',
      unavailable: 'De inlogdienst geeft geen antwoord. Controleer je internetverbinding en probeer het opnieuw.',
    },
    refused: (reason: string) => `De beheerder kon niet worden aangemaakt: ${reason}`,
  },
} as const;
