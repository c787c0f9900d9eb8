/** What the dialog of a request says after Opslaan. */
export const saveTexts = {
  unchanged: 'Er is niets gewijzigd, dus er is niets opgeslagen.',
  saved: (appointment: string) =>
    appointment === '' ? 'De wijzigingen zijn opgeslagen.' : `Opgeslagen: de opname is op ${appointment}.`,
  next: 'Volgende stap',
  confirmByMail: 'Bevestigen per mail',
  confirmByChat: 'Bevestigen via WhatsApp',
} as const;
