/**
 * How reviews are checked, which the law has a site state beside any review since 28 May 2022. The owner fills in what is
 * really done. Apart from the reviews, which pages of cities do not load.
 */
export const checkedBy =
  'Elke review is van een klant voor wie wij een label hebben geregistreerd. Dat controleren wij in onze administratie.';
