// Fake secrets in the environment of the build. The site of the browser tests is built with these, and bundle.spec.ts
// checks that it does not contain them.

const names = [
  'BAG_API_KEY',
  'BUILD_HOOK_URL',
  'DATABASE_URL',
  'SETUP_CODE',
  'SMTP_PASSWORD',
  'SUPABASE_SERVICE_ROLE_KEY',
];

export const secrets = Object.fromEntries(names.map((name) => [name, `marker-of-${name}`]));
