import { managementTexts as texts } from '@/content/office/management/management';
import { paths } from '@/lib/paths';

/** The pages of Beheer, in the order of its navigation: what one comes for. */
export const managementGroups = [
  { path: paths.adminPeople, ...texts.people },
  { path: paths.adminPlanning, ...texts.planning },
  { path: paths.adminMails, ...texts.mails },
  { path: paths.adminBusiness, ...texts.business },
  { path: paths.adminPrices, ...texts.prices },
  { path: paths.adminTerms, ...texts.terms },
  { path: paths.adminReviews, ...texts.reviews },
  { path: paths.adminInvoicing, ...texts.invoicing },
  { path: paths.adminAutomation, ...texts.automation },
  { path: paths.adminPrivacy, ...texts.privacy },
] as const;
