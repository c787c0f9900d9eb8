/** In how much time rush is done (D-80): beside its price, wherever it is named. */
export const rushTime = 'binnen 24\u00A0uur, op werkdagen';

/** The same where there is room for what it means. The articles in supabase/seed.sql repeat both. */
export const rushTimeMeaning =
  'Vraagt u buiten onze werkuren aan, dan gaat die tijd in als wij weer beginnen. In het formulier leest u of het kan, en wanneer. Lukt het niet, dan vervalt de toeslag.';
