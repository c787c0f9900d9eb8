/** What a number in the navigation of the back-office counts. */
export const roomCountTexts = {
  newRequests: (count: number) => (count === 1 ? '1 nieuwe aanvraag' : `${count} nieuwe aanvragen`),
  visitsToday: (count: number) => (count === 1 ? '1 bezoek vandaag' : `${count} bezoeken vandaag`),
  failures: (count: number) => (count === 1 ? '1 storing bij bezoekers' : `${count} storingen bij bezoekers`),
} as const;
