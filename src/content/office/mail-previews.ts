/** Texts of the examples of the mails to customers. */
export const mailPreviewTexts = {
  title: 'Mails aan klanten',
  explanation: 'Zo lezen klanten de mails van de website. De namen en gegevens hieronder zijn verzonnen.',
  open: 'Mails bekijken',
  loading: 'Mails laden...',
  loadFailed: 'De mails konden niet worden geladen. Controleer je internetverbinding.',
  choose: 'Welke mail',
  subject: 'Onderwerp',
  frame: (name: string) => `Voorbeeld van de mail: ${name}`,
  asText: 'Als tekst, voor wie geen opmaak wil',
  kinds: {
    received: 'Aanvraag ontvangen',
    planned: 'Afspraak gemaakt',
    moved: 'Afspraak verzet',
    cancelled: 'Afspraak geannuleerd',
    reminder: 'Herinnering, een dag van tevoren',
    label_ready: 'Label klaar',
    invoice: 'Factuur',
    payment_reminder: 'Betaling',
  },
} as const;
