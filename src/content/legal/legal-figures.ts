/** How long we keep what, and from which age; the policy below is written with these figures. */
export const privacyFigures = {
  customerDataYears: 7,
  labelDataYears: 10,
  minimumAge: 16,
  /** Months after which a request that became no order is made anonymous. */
  requestMonths: 12,
  /** Days that a draft stays on the visitor's own device. */
  draftDays: 7,
} as const;

/** What the terms hold both sides to (specification, section 9, and consumer law); the articles are written with it. */
export const termsFigures = {
  quoteValidDays: 30,
  paymentDays: 14,
  /** Per month; the statutory rate where that is higher. */
  lateInterestPercent: 1,
  /** Hours before the visit from which cancelling costs `cancellationPercent` of the price. */
  cancellationHours: 24,
  cancellationPercent: 50,
  /** Euro, VAT included, for a visit that cannot take place. */
  calloutFee: 75,
  /** Days after the discovery of a fault. */
  complaintDays: 8,
  /** Days after the work was completed, at most. */
  complaintDaysAfterCompletion: 14,
  /** Days to withdraw from a service ordered at a distance. */
  withdrawalDays: 14,
  /** Days after a withdrawal in which what was paid is paid back. */
  refundDays: 14,
  labelValidYears: 10,
} as const;
