// Secrets in the environment of a build that must not end up in the site. The browser tests' site is built with these,
// and bundle.spec.ts searches it for them.

const names = [
  'BAG_API_KEY',
  'BUILD_HOOK_URL',
  'DATABASE_URL',
  'SETUP_CODE',
  'SMTP_PASSWORD',
  'SUPABASE_SERVICE_ROLE_KEY',
];

export const secrets = Object.fromEntries(names.map((name) => [name, `marker-of-${name}`]));
