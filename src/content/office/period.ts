/** Of two days of a period that are the wrong way round. */
export const periodReversed =
  'De eerste dag ligt na de laatste. Pas een van de twee aan; tot dan blijft alles zoals het is.';
