/** The one line about who is at home and who pays, for who orders for somebody else. */
export const openRoles = {
  title: 'Ik vraag aan voor iemand anders, of de factuur moet naar een ander adres',
  filledIn: 'ingevuld',
  loading: 'Velden laden...',
  /** Without our code, in one field. */
  native: 'Wie is er thuis, en wie betaalt?',
  /** In place of the fields, when their code does not come. */
  failed:
    'Deze velden laden nu niet. Zet bij uw bericht wie er thuis is, met telefoonnummer, en waar de factuur heen moet.',
} as const;
