/** The small form in the hero that shows a price. */
export const priceForm = {
  label: 'Bekijk mijn prijs',
  question: 'Wat kost uw label?',
  show: 'Bekijk mijn prijs',
  hint: 'Vrijblijvend. U ziet direct uw prijs.',
  /**
   * Without script the price form only leads to the list of prices above the request form, which takes what is typed.
   */
  withoutScript: 'Naar de prijzen en het formulier',
  sentWithRequest: 'Wat u hier invult, gaat mee met uw aanvraag.',
} as const;
