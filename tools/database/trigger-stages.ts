interface Stage {
  name: string;
  /** What its triggers do, for docs/triggers.md. */
  about: string;
  /** As in `before row`: when they run. */
  times: string[];
  /** Whether they write a table that has triggers of its own for that, and so set off more; the other stages never do. */
  setsOffMore: boolean;
}

const whenever = ['before row', 'after row', 'after statement'];

/**
 * The stages of triggers, by the first digit of their names; the second digit is the place within the stage, for those whose
 * order matters. Triggers of one table and time run in the order of their names.
 */
export const stages: Record<string, Stage> = {
  0: {
    name: 'lock',
    about: 'takes the lock of the schedule, before any row is locked',
    times: ['before statement'],
    setsOffMore: false,
  },
  1: {
    name: 'check',
    about: 'refuses the write, drops it or holds it apart',
    times: ['before row', 'after row'],
    setsOffMore: false,
  },
  2: {
    name: 'fill',
    about: 'fills in columns of the row that is written',
    times: ['before row'],
    setsOffMore: false,
  },
  4: {
    name: 'keep',
    about: 'stores or corrects elsewhere what follows from the row: audit trail, log, search words, versions, the bin',
    times: whenever,
    setsOffMore: false,
  },
  5: {
    name: 'plan',
    about: 'makes the visit what its request says',
    times: ['after row'],
    setsOffMore: true,
  },
  7: {
    name: 'queue',
    about: 'queues what the sender does later: mails, webhooks, invoices, lookups of labels',
    times: whenever,
    setsOffMore: false,
  },
  8: {
    name: 'count',
    about: 'once for all rows: removes for good what is overdue, then counts, as other writers wait for that',
    times: ['after statement'],
    setsOffMore: false,
  },
  9: {
    name: 'follow',
    about:
      'changes another table to match, whose triggers may change this row again: last, so that no trigger sees an older row than one before it',
    times: ['after row', 'after statement'],
    setsOffMore: true,
  },
};
