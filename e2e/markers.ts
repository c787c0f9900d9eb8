// What the machine that builds knows and no visitor may read. The browser tests' site is built with these, and
// bundle.spec.ts looks for them in it.

const names = [
  'BAG_API_KEY',
  'BUILD_HOOK_URL',
  'DATABASE_URL',
  'SETUP_CODE',
  'SMTP_PASSWORD',
  'SUPABASE_SERVICE_ROLE_KEY',
];

export const secrets = Object.fromEntries(names.map((name) => [name, `marker-of-${name}`]));

/** Goes into `_headers` and into nothing else. */
export const webhookOrigin = 'https://localhost:5678';
