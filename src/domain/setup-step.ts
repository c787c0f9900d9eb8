/** What a new installation needs, in its order; the database tells which are left. */
export const setupSteps = ['business', 'adviser', 'rush', 'mails', 'invoices', 'calendar', 'text', 'request'] as const;
export type SetupStep = (typeof setupSteps)[number];
