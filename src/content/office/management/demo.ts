/** What marks a site to practise on. */
export const demo = {
  mark: 'Oefenen',
  explanation: 'Alles hier is verzonnen. Wat je hier doet, verandert niets aan je echte website.',
} as const;
