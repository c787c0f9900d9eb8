/**
 * How a visit ended that did not take place: nobody was home, the customer cancelled it when that was not free any more or
 * before, or the office cancelled it. As private.visit_ending has it.
 */
export const visitEndings = ['no_show', 'late', 'in_time', 'office'] as const;
