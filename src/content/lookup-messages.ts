/** What is said while an address is looked up, and of the outcome. */
export const lookupMessages = {
  incomplete: 'Vul een postcode en huisnummer in',
  loading: 'Adres ophalen...',
  notFound: 'Geen adres gevonden. Controleer de gegevens.',
  failed: 'Kon het adres niet vinden. Controleer de gegevens.',
  found: 'Adres gevonden',
  foundDescription: 'Adres succesvol gevonden!',
  choose: 'Kies uw adres',
} as const;
