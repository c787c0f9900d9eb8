/** Writes the day in the Netherlands at a moment, a Date or milliseconds since 1970: YYYY-MM-DD. */
export const dutchDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });
