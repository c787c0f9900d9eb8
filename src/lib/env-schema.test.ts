import { describe, expect, it, test } from 'vitest';
import { parseEnv, settingProblems } from './env-schema';

/** As hosted Supabase writes its older keys; only the role matters here. */
function token(payload: object): string {
  return ['eyJhbGciOiJIUzI1NiJ9', btoa(JSON.stringify(payload)).replaceAll('=', ''), 'c2lnbmF0dXJl'].join('.');
}

const online = {
  VITE_SITE_URL: 'https://www.labelbureau.internal/',
  VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co/',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_x',
  VITE_BAG_API_URL: 'https://abcdefgh.supabase.co/functions/v1/bag/',
  VITE_FORM_RELAY_URL: 'https://submit-form.com/Ab12Cd34',
  VITE_ADMIN_EMAIL: 'beheer@labelbureau.internal',
};

describe('parseEnv', () => {
  it('uses the stand-ins for what is not set', () => {
    expect(parseEnv({ VITE_FORM_RELAY_URL: '' })).toMatchObject({
      supabaseUrl: '',
      siteUrl: '',
      addressRegisterUrl: '/local/address-register',
      labelRegisterUrl: '/functions/v1/label',
      formRelayUrl: '/local/form-relay/local',
      adminEmail: 'beheer@woninglabel.example',
    });
  });

  it('uses another service of this machine, one by one', () => {
    const env = parseEnv({
      VITE_SUPABASE_URL: 'http://127.0.0.1:54321',
      VITE_FORM_RELAY_URL: 'http://[::1]:3000/form',
    });
    expect(env).toMatchObject({ supabaseUrl: 'http://127.0.0.1:54321', formRelayUrl: 'http://[::1]:3000/form' });
    expect(env.addressRegisterUrl).toBe('/local/address-register');
  });

  it('leaves nothing to a stand-in online, and puts no slash at the end', () => {
    expect(parseEnv(online)).toMatchObject({
      siteUrl: 'https://www.labelbureau.internal',
      supabaseUrl: 'https://abcdefgh.supabase.co',
      addressRegisterUrl: 'https://abcdefgh.supabase.co/functions/v1/bag',
      addressRegisterKey: '',
    });
    expect(JSON.stringify(parseEnv(online))).not.toContain('/local/');
  });

  it('names every bad and missing variable in one message, and never its value', () => {
    const bad = {
      VITE_SITE_URL: 'labelbureau.internal',
      VITE_SUPABASE_ANON_KEY: 'sb_secret_abc',
      VITE_ADMIN_EMAIL: 'nobody',
      VITE_MAP_TILE_URL: 'https://tiles.labelbureau.internal',
    };
    const names = Object.keys({ ...online, ...bad });
    expect(settingProblems(bad).map((problem) => problem.split(':')[0])).toEqual(
      [
        'SUPABASE_URL',
        'SUPABASE_ANON_KEY',
        'SITE_URL',
        'BAG_API_URL',
        'FORM_RELAY_URL',
        'ADMIN_EMAIL',
        'MAP_TILE_URL',
      ].map((name) => `VITE_${name}`),
    );
    expect(names).toHaveLength(7);
    expect(() => parseEnv(bad)).toThrow(/^Wrong settings:\n( {2}VITE_\w+: .+(\n|$)){7}$/);
    expect(() => parseEnv(bad)).not.toThrow(/sb_secret_abc/);
  });

  test.each(Object.keys(online).filter((name) => name !== 'VITE_SITE_URL'))('needs %s online', (name) => {
    expect(settingProblems({ ...online, [name]: '' })).toEqual([`${name}: is needed to go online`]);
  });
});

const services = ['VITE_SUPABASE_URL', 'VITE_BAG_API_URL', 'VITE_FORM_RELAY_URL', 'VITE_MAP_TILE_URL'];

type Danger = [name: string, value: string, reason: RegExp];

/** Hosts that only a private network reaches. */
const privateHosts = [
  ...[
    '10.0.0.5',
    '172.16.0.1',
    '172.31.9.9',
    '192.168.1.20',
    '169.254.169.254',
    '100.64.0.1',
    '100.127.0.1',
    '0xa000005',
  ],
  ...['[fd00::1]', '[fc00::1]', '[fe80::1]', '[::ffff:192.168.1.20]', 'nas.local', 'nas.lan', 'nas.home.arpa'],
];

/** Settings that would do harm (D-45), each with part of the reason why it is refused. */
const dangerous: Danger[] = [
  ['VITE_SUPABASE_ANON_KEY', 'sb_secret_abcdefghijklmnop', /secret key/],
  ['VITE_SUPABASE_ANON_KEY', token({ role: 'service_role' }), /secret key/],
  ['VITE_SUPABASE_ANON_KEY', token({ role: 'authenticated' }), /secret key/],
  ['VITE_SUPABASE_ANON_KEY', token({ sub: '1' }), /secret key/],
  ['VITE_SUPABASE_ANON_KEY', 'a-password', /publishable key/],
  ['VITE_BAG_API_KEY', 'sb_secret_abcdefghijklmnop', /secret key/],
  [
    'VITE_MAP_TILE_URL',
    `https://tiles.labelbureau.internal/{z}/{x}/{y}?key=${token({ role: 'service_role' })}`,
    /secret key/,
  ],
  ['VITE_BAG_API_KEY', 'two words', /white space/],
  ['VITE_SITE_URL', 'https://www.labelbureau.internal/energielabel', /origin alone/],
  ['VITE_SITE_URL', 'https://www.labelbureau.internal/?x=1', /origin alone/],
  ['VITE_SITE_URL', 'https://www.labelbureau.internal/#x', /must not hold a #/],
  ['VITE_SITE_URL', 'https://user:pass@www.labelbureau.internal', /user name or password/],
  ['VITE_SITE_URL', 'http://www.labelbureau.internal', /https/],
  ['VITE_SITE_URL', 'https://your-site', /placeholder/],
  ['VITE_SITE_URL', 'https://www.woninglabel.example', /placeholder/],
  ['VITE_SITE_URL', 'https://www.example.org', /placeholder/],
  ...[
    'beheer@woninglabel.example',
    'beheer@example.com',
    'beheer@mail.Example.nl',
    'a@voorbeeld.nl',
    'a@site.test',
  ].map((address): Danger => ['VITE_ADMIN_EMAIL', address, /placeholder/]),
  ['VITE_BAG_API_KEY', 'l7-key-of-kadaster', /must be empty beside the URL of a function/],
  ['VITE_FORM_RELAY_URL', 'https://dashboard.formspark.io/forms/Ab12Cd34/submissions', /dashboard/],
  ['VITE_SUPABASE_URL', 'https://supabase.com', /dashboard/],
  ['VITE_SUPABASE_URL', 'https://your-project.supabase.co', /placeholder/],
  ...['your-form-id', 'YOUR_FORM_ID', 'id', 'form-id', 'echo', 'xxxxxxxx', 'jouw-formulier'].map((id): Danger => [
    'VITE_FORM_RELAY_URL',
    `https://submit-form.com/${id}`,
    /placeholder/,
  ]),
  ['VITE_SUPABASE_URL', 'https://abcdefgh.supabase.co/rest/v1', /origin alone/],
  ['VITE_FORM_RELAY_URL', 'https://submit-form.com/', /no path/],
  ['VITE_FORM_RELAY_URL', 'https://submit-form.com', /no path/],
  ['VITE_FORM_RELAY_URL', 'https://submit-form.com/{your form}', /no path/],
  ['VITE_FORM_RELAY_URL', 'https://relay.labelbureau.internal/', /no path/],
  ['VITE_BAG_API_URL', 'https://www.labelbureau.internal/local/address-register', /this machine/],
  ['VITE_BAG_API_URL', 'https://api.labelbureau.internal/bag?key=1', /query/],
  ['VITE_BUILT_BY', 'cron', /must be "timer"/],
  ['VITE_AUTOMATION_WEBHOOK_URL', 'https://hook.eu1.make.com/secret-part', /not a setting/],
  ['VITE_SERVICE_ROLE', 'sb_secret_abcdefghijklmnop', /not a setting/],
  ...services.flatMap((name): Danger[] => [
    ...privateHosts.map((host): Danger => [name, `https://${host}/{z}/{x}/{y}`, /private address/]),
    [name, 'http://service.labelbureau.internal/{z}/{x}/{y}', /https/],
    [name, 'javascript:alert(1)//{z}/{x}/{y}', /must be a URL/],
    [name, 'https://localhost/{z}/{x}/{y}', /this machine/],
    [name, 'http://127.0.0.1:4173/{z}/{x}/{y}', /this machine/],
    [name, 'http://[::1]:4173/{z}/{x}/{y}', /this machine/],
    [name, 'http://2130706433/{z}/{x}/{y}', /this machine/],
    [name, 'https://0.0.0.0/{z}/{x}/{y}', /this machine/],
    [name, 'https://user@service.labelbureau.internal/{z}/{x}/{y}', /user name or password/],
    [name, 'https://service.example/{z}/{x}/{y}', /placeholder/],
  ]),
];

test.each(dangerous)('a site that goes online refuses %s = %s by name', (name, value, reason) => {
  expect(settingProblems(online)).toEqual([]);
  const problems = settingProblems({ ...online, [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name}: .*${reason.source}`));
});

test.each([
  'https://8.8.8.8/form',
  'https://172.32.0.1/form',
  'https://100.128.0.1/form',
  'https://[2001:db8::1]/form',
  'https://[::ffff:8.8.8.8]/form',
  'https://fd.labelbureau.internal/form',
  'https://submit-form.com/Identity',
])('an address that visitors can reach is taken: %s', (value) => {
  expect(settingProblems({ ...online, VITE_FORM_RELAY_URL: value })).toEqual([]);
});

test('the key of the register goes with its own address alone', () => {
  const own = { ...online, VITE_BAG_API_KEY: 'l7' };
  const kadaster = 'https://api.bag.kadaster.nl/lvbag/individuelebevragingen/v2';
  expect(settingProblems({ ...own, VITE_BAG_API_URL: kadaster })).toEqual([]);
  for (const url of [
    'https://api.labelbureau.internal/functions/v1/bag',
    'https://abcdefgh.functions.supabase.co/bag',
  ]) {
    expect(settingProblems({ ...own, VITE_BAG_API_URL: url })).toEqual([expect.stringMatching(/^VITE_BAG_API_KEY: /)]);
  }
});

test.each(services)('%s may not be an outside service while VITE_SITE_URL is not set', (name) => {
  const problems = settingProblems({ [name]: 'https://service.labelbureau.internal/{z}/{x}/{y}' });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name}: is an outside service: set VITE_SITE_URL too`));
});

test.each(['sb_publishable_abc-DEF_1', token({ role: 'anon' })])('the public key may be %s', (key) => {
  expect(parseEnv({ ...online, VITE_SUPABASE_ANON_KEY: key }).supabaseKey).toBe(key);
});
