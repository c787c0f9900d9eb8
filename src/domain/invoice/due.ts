/**
 * What an invoice charges (D-78): the work of the request, a visit at which nobody was home or that the customer cancelled
 * late, or something besides. As `due` of the database has it.
 */
export const dues = ['job', 'no_show', 'late_cancellation', 'extra'] as const;
export type Due = (typeof dues)[number];
