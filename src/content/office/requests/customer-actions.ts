/** By what the database calls them. */
export const customerActionNames: Partial<Record<string, string>> = {
  message: 'stuurde een bericht',
  picked: 'koos een moment',
  moved: 'verzette de afspraak',
  cancelled: 'annuleerde',
  withdrawn: 'herriep de overeenkomst',
  call: 'wil gebeld worden',
  agreed: 'is akkoord met de hogere prijs',
  refused: 'gaat niet akkoord met de hogere prijs',
};

/** What the customer did, such as `verzette de afspraak`; '' for nothing. */
export function customerActionText(action: string): string {
  return action === '' ? '' : (customerActionNames[action] ?? 'wijzigde iets');
}

/** `Klant verzette de afspraak` */
export function customerActionMark(action: string): string {
  return `Klant ${customerActionText(action)}`;
}

/** Of what was done, and when. */
export function customerNews(action: string, moment: string): string {
  return `Nieuw van de klant: ${action} (${moment}).`;
}
