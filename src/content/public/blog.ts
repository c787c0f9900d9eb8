/** Texts of the blog and of an article's page around the article. */
export const blog = {
  title: 'Blog over het energielabel van uw woning',
  description:
    'Lees hoe u zich voorbereidt op de opname, wat de letters betekenen en hoe u een beter energielabel krijgt. Uitleg in gewone taal.',
  heading: 'Alles over uw energielabel',
  intro: 'Uitleg in gewone taal: wat het label betekent, hoe de opname gaat en wat u zelf kunt doen.',
  loading: 'Artikelen laden...',
  empty: 'Geen artikelen gevonden',
  listFailed: 'De artikelen konden niet worden opgehaald. Controleer uw internetverbinding en probeer het nog eens.',
  newest: 'Nieuw',
  read: 'Lees artikel',
  retry: 'Opnieuw proberen',
} as const;

export const article = {
  loading: 'Artikel laden...',
  loadingTitle: 'Artikel over het energielabel | Blog',
  loadingDescription: 'Een artikel uit de blog over het energielabel van uw woning.',
  readingTime: '5 min leestijd',
  updated: 'Bijgewerkt op',
  notFound: 'Artikel niet gevonden',
  notFoundExplanation: 'Dit artikel bestaat niet of niet meer. Op de blog staan alle andere artikelen.',
  failed: 'Het artikel kon niet worden opgehaald. Controleer uw internetverbinding en probeer het nog eens.',
  backToBlog: 'Terug naar de blog',
  related: 'Lees ook',
  /** Also the heading in the text of an article under which its sources stand, as its last part. */
  sources: 'Bronnen',
} as const;
