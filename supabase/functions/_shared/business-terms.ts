/** What the business promises from a day on (D-75): a row of `private.business_terms`. */
export interface BusinessTerms {
  /** YYYY-MM-DD, in Amsterdam; they hold until the next ones do. */
  validFrom: string;
  quoteValidDays: number;
  paymentDays: number;
  /** Per month; the statutory rate where that is higher. */
  lateInterestPercent: number;
  /** Hours before a visit from which cancelling costs `cancellationPercent` of the price. */
  cancellationHours: number;
  cancellationPercent: number;
  /** Euro, VAT included, for a visit that cannot take place. */
  calloutFee: number;
  /** Days after the discovery of a defect: what we ask for, and no bound on the customer's rights. */
  complaintDays: number;
  /** Days to withdraw from a service ordered at a distance. */
  withdrawalDays: number;
  /** Days after a withdrawal in which what was paid is paid back. */
  refundDays: number;
  /** Percent of the price that is owed after the visit, when the customer withdraws before the label is registered. */
  visitPercent: number;
  /** Months after which a request that became no order is made anonymous. */
  requestMonths: number;
  /** How long the customer of an order is kept, and the home. */
  customerYears: number;
  labelYears: number;
}

/** The figures of the terms, in the order in which they are written. */
export const termNames = [
  'quoteValidDays',
  'paymentDays',
  'lateInterestPercent',
  'cancellationHours',
  'cancellationPercent',
  'calloutFee',
  'complaintDays',
  'withdrawalDays',
  'refundDays',
  'visitPercent',
  'requestMonths',
  'customerYears',
  'labelYears',
] as const;
export type TermName = (typeof termNames)[number];

/** The terms of the specification: the first row, and those of pages that are rendered without a database. */
export const firstTerms: BusinessTerms = {
  validFrom: '2000-01-01',
  quoteValidDays: 30,
  paymentDays: 14,
  lateInterestPercent: 1,
  cancellationHours: 24,
  cancellationPercent: 50,
  calloutFee: 75,
  complaintDays: 8,
  withdrawalDays: 14,
  refundDays: 14,
  visitPercent: 50,
  requestMonths: 12,
  customerYears: 7,
  labelYears: 10,
};
