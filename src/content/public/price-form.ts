/** The small form in the hero that shows a price. */
export const priceForm = {
  label: 'Bekijk uw prijs',
  show: 'Bekijk mijn prijs',
  hint: 'Vrijblijvend. U ziet direct uw prijs.',
  /**
   * Without script the price form only leads to the list of prices above the request form, which takes what is typed.
   */
  withoutScript: 'Naar de prijzen en het formulier',
  sentWithRequest: 'Wat u hier invult, gaat mee met uw aanvraag.',
  change: 'Wijzig',
  request: 'Vraag dit label aan',
  /** The type of home comes between these. */
  priceFor: 'incl. btw, voor een',
  /** The price of a detached home comes after it. */
  detached: 'Is uw woning vrijstaand? Dan',
  estimated: 'geschat',
  slow: 'Dit duurt langer dan anders.',
  continueWithoutPrice: 'Ga verder zonder prijs',
} as const;
