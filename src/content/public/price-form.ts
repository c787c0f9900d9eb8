/** The small form in the hero that shows a price. */
export const priceForm = {
  label: 'Bekijk uw prijs',
  show: 'Bekijk mijn prijs',
  hint: 'Vrijblijvend. U ziet direct wat uw label kost.',
  change: 'Wijzig',
  request: 'Vraag dit label aan',
  /** The type of home comes between these. */
  priceFor: 'incl. btw, voor een',
  /** The price of a detached home comes after it. */
  detached: 'Is uw woning vrijstaand? Dan',
  estimated: 'geschat',
  slow: 'Dit duurt langer dan anders.',
  goOn: 'Ga verder zonder prijs',
} as const;
