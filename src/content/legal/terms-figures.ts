import { withdrawalDays } from '@/domain/appointment/withdrawal-days';

/** The figures of the general terms: agreements of the business, and what consumer law requires. */
export const termsFigures = {
  quoteValidDays: 30,
  paymentDays: 14,
  /** Per month; the statutory rate where that is higher. */
  lateInterestPercent: 1,
  /** Hours before the appointment from which cancelling costs `cancellationPercent` of the price. */
  cancellationHours: 24,
  cancellationPercent: 50,
  /** Euro, VAT included, for an appointment that cannot take place. */
  calloutFee: 75,
  /** Days after the discovery of a defect: what we ask for, and no bound on the customer's rights. */
  complaintDays: 8,
  /** Days to withdraw from a service ordered at a distance. */
  withdrawalDays,
  /** Percent of the price that is owed after the visit, when the customer withdraws before the label is registered. */
  visitPercent: 50,
  /** Days after a withdrawal in which what was paid is paid back. */
  refundDays: 14,
} as const;
