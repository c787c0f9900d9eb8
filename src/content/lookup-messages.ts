/** Messages during and after an address lookup; also used in the back-office, so they avoid both "u" and "je". */
export const lookupMessages = {
  incomplete: 'Vul een postcode en huisnummer in',
  loading: 'Adres ophalen...',
  notFound: 'Geen adres gevonden. Controleer de gegevens.',
  /** Why the register could not be queried. */
  outages: {
    unavailable: 'Kon het adres niet vinden. Controleer de gegevens. Kloppen die? Probeer het dan opnieuw.',
    offline: 'Er is geen verbinding. Zodra die er weer is, wordt het adres vanzelf opgezocht.',
    portal:
      'Waarschijnlijk vraagt dit netwerk eerst om in te loggen. Log in op het netwerk en probeer het dan opnieuw.',
  },
  retry: 'Opnieuw proberen',
  found: 'Adres gevonden',
  foundDescription: 'Adres succesvol gevonden!',
  choose: 'Kies uw adres',
} as const;
