/** Of two days of a period that are the wrong way round. */
export const periodReversed =
  'De eerste dag ligt na de laatste. Pas een van de twee aan; tot dan blijft alles zoals het is.';

/** Of a day whose year is not yet typed in full, or mistyped. */
export const dateInvalid = 'Vul een datum in de jaren 2000 tot en met 2099 in';
