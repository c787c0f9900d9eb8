/** Messages during and after an address lookup; also used in the back-office, so they avoid both "u" and "je". */
export const lookupMessages = {
  loading: 'Adres ophalen...',
  notFound: 'Geen adres gevonden. Controleer de gegevens.',
  /** Why the register could not be queried. */
  outages: {
    unavailable: 'Kon het adres niet vinden. Controleer de gegevens. Kloppen die? Dan ligt het aan het register.',
    offline: 'Er is geen verbinding. Zodra die er weer is, wordt het adres vanzelf opgezocht.',
    portal:
      'Waarschijnlijk vraagt dit netwerk eerst om in te loggen. Log in op het netwerk en probeer het dan opnieuw.',
  },
  retry: 'Opnieuw proberen',
  found: 'Adres gevonden',
  foundDescription: 'Adres succesvol gevonden!',
  choose: 'Kies uw adres',
  many: (count: number) => `${count} adressen: typ uw toevoeging`,
  shown: (count: number) =>
    count === 0 ? 'Geen adres met deze toevoeging' : count === 1 ? '1 adres' : `${count} adressen, kies er een`,
  /** The only address at a number has another addition than was typed. */
  onlyFound: (address: string) => `Gevonden: ${address}. Is dat het juiste adres?`,
  yes: 'Ja, dit adres',
  no: 'Nee, ander huisnummer',
} as const;
