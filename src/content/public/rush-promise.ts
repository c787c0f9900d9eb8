/** What follows in the form once rush is chosen, where the working hours are known. */
export const rushPromise = {
  by: (by: string, hours: string) =>
    `Vraagt u nu aan, dan hebt u het label uiterlijk op ${by}. Onze werkuren: ${hours}.`,
  /** When it may be, or is, no sooner than without rush. */
  advantage: {
    certain: '',
    uncertain: 'Let op: zonder spoed duurt het 3 tot 5 werkdagen. Spoed is nu dus misschien niet sneller.',
    none: 'Let op: dat is niet sneller dan zonder spoed. Dan duurt het 3 tot 5 werkdagen.',
  },
} as const;
