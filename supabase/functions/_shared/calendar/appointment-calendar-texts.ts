// Made from src/content and src/mails by `npm run mails`. Do not edit.

export const appointmentCalendarTexts = {
  brand: 'woninglabel.example',
  name: 'Opnamen energielabel',
  summary: 'Opname energielabel',
  adviser: 'Adviseur',
  phone: 'Telefoon',
  atHome: 'Thuis is',
  customer: 'Aangevraagd door:',
  typedPhone: 'Ingevuld als',
  noPhone: 'Geen telefoonnummer',
  reference: 'Referentie',
  customerReference: 'Nummer van uw aanvraag',
  change: 'Vragen, verzetten of annuleren? Bel',
};
