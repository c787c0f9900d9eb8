/** Texts of the examples of the mails to customers. */
export const mailPreviewTexts = {
  title: 'Mails aan klanten',
  explanation: 'Zo lezen klanten de mails van de website. De namen en gegevens in deze voorbeelden zijn verzonnen.',
  open: 'Mails bekijken',
  loading: 'Mails laden...',
  loadFailed: 'De mails konden niet worden geladen. Controleer je internetverbinding.',
  choose: 'Welke mail',
  subject: 'Onderwerp',
  frame: (name: string) => `Voorbeeld van de mail: ${name}`,
  asText: 'Als tekst, voor wie geen opmaak wil',
  /** Of mails that read differently by their cause. */
  causes: {
    movedByOffice: 'Afspraak verzet door ons',
    movedByCustomer: 'Afspraak verzet door de klant',
    otherAdviser: 'Andere adviseur op hetzelfde moment',
    cancelledByOffice: 'Afspraak afgezegd door ons',
    cancelledByCustomer: 'Afspraak op tijd geannuleerd door de klant',
    cancelledLate: 'Afspraak laat geannuleerd door de klant',
    closed: 'Afspraak en aanvraag geannuleerd door ons',
    labelAttached: 'Label klaar, met de pdf',
    labelRegistered: 'Label klaar, zonder pdf',
    noShow: 'Niemand thuis',
    noShowFree: 'Niemand thuis, in de bedenktijd',
    reminded: 'Herinnering aan betaling',
    remindedLast: 'Laatste herinnering aan betaling',
  },
} as const;
