import { z } from 'zod';
import type { BusinessTerms } from './business-terms.ts';
import { plausibleDay } from './plausible-dates.ts';

const count = z.int().nonnegative();

/** A row of `private.business_terms`, read as terms. */
export const businessTermsRow = z
  .object({
    valid_from: plausibleDay,
    quote_days: count,
    payment_days: count,
    late_interest: count,
    cancellation_hours: count,
    cancellation_percentage: count,
    /** Cents. */
    callout_fee: count,
    complaint_days: count,
    withdrawal_days: count,
    refund_days: count,
    visit_percentage: count,
    request_months: count,
    customer_years: count,
    label_years: count,
  })
  .transform((row): BusinessTerms => ({
    validFrom: row.valid_from,
    quoteValidDays: row.quote_days,
    paymentDays: row.payment_days,
    lateInterestPercent: row.late_interest,
    cancellationHours: row.cancellation_hours,
    cancellationPercent: row.cancellation_percentage,
    calloutFee: row.callout_fee / 100,
    complaintDays: row.complaint_days,
    withdrawalDays: row.withdrawal_days,
    refundDays: row.refund_days,
    visitPercent: row.visit_percentage,
    requestMonths: row.request_months,
    customerYears: row.customer_years,
    labelYears: row.label_years,
  }));

/** Terms as the columns of their row. */
export function toBusinessTermsRow(terms: BusinessTerms): z.input<typeof businessTermsRow> {
  return {
    valid_from: terms.validFrom,
    quote_days: terms.quoteValidDays,
    payment_days: terms.paymentDays,
    late_interest: terms.lateInterestPercent,
    cancellation_hours: terms.cancellationHours,
    cancellation_percentage: terms.cancellationPercent,
    callout_fee: terms.calloutFee * 100,
    complaint_days: terms.complaintDays,
    withdrawal_days: terms.withdrawalDays,
    refund_days: terms.refundDays,
    visit_percentage: terms.visitPercent,
    request_months: terms.requestMonths,
    customer_years: terms.customerYears,
    label_years: terms.labelYears,
  };
}
