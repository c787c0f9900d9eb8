/** What no program can check. The owner confirms it with `--confirmed`. */
export const toConfirm: readonly string[] = [
  'src/content/legal/privacy.ts names everyone who sees personal data: your host, the form relay, an automation.',
  'src/content/legal/terms.ts says what you agree with customers.',
  'src/content/public/home-sections.ts: the years of experience are yours.',
  'Beheer > Prijzen holds your prices, and Beheer > Bedrijf your office hours and area.',
  'The database makes backups, or you make them; a copy was restored once (docs/deploy.md).',
  'Supabase mails through your own SMTP service: invited administrators can recover their password (docs/deploy.md).',
  'The function send is deployed with SITE_URL. With its SMTP secrets a mail to a customer arrived, and mails are on in Beheer; without them they are off (docs/deploy.md, step 3).',
  'The form relay mails to your mailbox: a request sent on the finished site arrived there.',
  'The repository and the host hold no secret in a variable that begins with VITE_.',
];

export const publishMissing =
  'The Edge Function publish does not answer this site. Where a timer builds the site, set VITE_BUILT_BY=timer; elsewhere deploy it with BUILD_HOOK_URL and SITE_URL (docs/deploy.md, step 3).';
