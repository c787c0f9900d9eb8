/** What `binnen 24 uur` counts; beside it wherever rush is named in short. */
export const rushHours = 'Alleen onze werkuren tellen mee.';

/** The same where there is room for what it means. The articles in supabase/seed.sql repeat both. */
export const rushHoursMeaning =
  'Alleen onze werkuren tellen mee, ’s nachts dus niet: reken op meer dan één dag. In het formulier leest u wanneer u het label uiterlijk hebt. Lukt dat niet, dan vervalt de toeslag.';
