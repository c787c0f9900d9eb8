import { z } from 'zod';

/** Paths of the local stand-ins (tools/local), for when no outside service is configured. */
const localServices = {
  addressRegister: '/local/address-register',
  formRelay: '/local/form-relay/local',
  webhook: '/local/webhook',
} as const;

const optionalUrl = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default('');

const variables = z.object({
  VITE_SUPABASE_URL: optionalUrl,
  VITE_SUPABASE_ANON_KEY: z.string().regex(/^\S*$/, 'must not hold white space').default(''),
  VITE_SITE_URL: optionalUrl,
  VITE_BAG_API_URL: optionalUrl,
  VITE_BAG_API_KEY: z.string().regex(/^\S*$/, 'must not hold white space').default(''),
  VITE_FORM_RELAY_URL: optionalUrl,
  VITE_AUTOMATION_WEBHOOK_URL: optionalUrl,
  VITE_ADMIN_EMAIL: z.union([z.literal(''), z.email()]).default(''),
  VITE_MAP_TILE_URL: z
    .union([
      z.literal(''),
      z.string().regex(/^https?:\/\/.*\{z\}.*\{[xy]\}.*\{[xy]\}/, 'must be a URL with {z}, {x} and {y}'),
    ])
    .default(''),
});

/** The environment variables that configure the site. */
export const settingNames = Object.keys(variables.shape);

const requiredOnline = [
  'VITE_SUPABASE_URL',
  'VITE_SUPABASE_ANON_KEY',
  'VITE_BAG_API_URL',
  'VITE_FORM_RELAY_URL',
  'VITE_ADMIN_EMAIL',
] as const;

/** What the pages know of their surroundings. Everything in it is public. */
export interface Env {
  /** Origin of Supabase; '' means the origin that serves the page. */
  supabaseUrl: string;
  supabaseKey: string;
  /** Origin of the published site, without a trailing slash; '' on a local machine. */
  siteUrl: string;
  addressRegisterUrl: string;
  addressRegisterKey: string;
  formRelayUrl: string;
  /** '' sends no webhook. */
  webhookUrl: string;
  adminEmail: string;
  mapTileUrl: string;
}

/**
 * Turns environment variables into what the pages need. Throws one error that names every missing or bad variable.
 * With VITE_SITE_URL set the site goes online, so nothing may be left to the local stand-ins.
 */
export function parseEnv(raw: Record<string, string | undefined>): Env {
  const parsed = variables.safeParse(raw);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (raw['VITE_SITE_URL']) {
    problems.push(
      ...requiredOnline.filter((name) => !raw[name]).map((name) => `${name}: is needed when VITE_SITE_URL is set`),
    );
  }
  if (!parsed.success || problems.length > 0) {
    throw new Error(`Wrong environment:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
  const values = parsed.data;
  const isOnline = values.VITE_SITE_URL !== '';
  return {
    supabaseUrl: withoutSlash(values.VITE_SUPABASE_URL),
    supabaseKey: values.VITE_SUPABASE_ANON_KEY || 'local',
    siteUrl: withoutSlash(values.VITE_SITE_URL),
    addressRegisterUrl: withoutSlash(values.VITE_BAG_API_URL) || localServices.addressRegister,
    addressRegisterKey: values.VITE_BAG_API_KEY || (isOnline ? '' : 'local'),
    formRelayUrl: values.VITE_FORM_RELAY_URL || localServices.formRelay,
    webhookUrl: values.VITE_AUTOMATION_WEBHOOK_URL || (isOnline ? '' : localServices.webhook),
    adminEmail: values.VITE_ADMIN_EMAIL || 'beheer@woninglabel.example',
    mapTileUrl:
      values.VITE_MAP_TILE_URL ||
      'https://service.pdok.nl/brt/achtergrondkaart/wmts/v2_0/standaard/EPSG:3857/{z}/{x}/{y}.png',
  };
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
