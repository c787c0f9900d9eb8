import type { Plugin } from 'vite';
import type { TermFigures } from '../../src/content/legal/term-figures.ts';
import { firstBusiness, type Business } from '../../supabase/functions/_shared/business.ts';

/** The place of each figure of the terms, in texts that are filled in by the terms of an order: a column of private.business_terms. */
export const termPlaces: TermFigures = {
  quoteValidDays: '{{quote_days}}',
  paymentDays: '{{payment_days}}',
  lateInterestPercent: '{{late_interest}}',
  cancellationHours: '{{cancellation_hours}}',
  cancellationPercent: '{{cancellation_percentage}}',
  calloutFee: '{{callout_fee}}',
  complaintDays: '{{complaint_days}}',
  withdrawalDays: '{{withdrawal_days}}',
  refundDays: '{{refund_days}}',
  visitPercent: '{{visit_percentage}}',
  requestMonths: '{{request_months}}',
  customerYears: '{{customer_years}}',
  labelYears: '{{label_years}}',
};

/** The place of each fact of the business. */
export const businessPlaces: Business = {
  ...firstBusiness,
  company: '{{seller}}',
  street: '{{street}}',
  postcode: '{{postcode}}',
  city: '{{city}}',
  chamberOfCommerce: '{{chamber_of_commerce}}',
  phone: '{{phone}}',
  email: '{{email}}',
};

const modules = {
  '/src/content/legal/terms-figures.ts': `export const termsFigures = ${JSON.stringify(termPlaces)};`,
  '/src/content/page-business.ts': `export const pageBusiness = ${JSON.stringify(businessPlaces)};`,
};

/** Loads texts with those places instead of the figures and the business of a page. */
export const placesInTerms: Plugin = {
  name: 'places-in-terms',
  enforce: 'pre',
  load: (id) => Object.entries(modules).find(([file]) => id.endsWith(file))?.[1],
};
