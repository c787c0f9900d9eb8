import { z } from 'zod';
import {
  isPlaceholderHost,
  publicKeyProblem,
  registerKeyProblem,
  secretProblem,
  urlProblem,
  type UrlShape,
} from './setting-rules.ts';

/** Paths of the local stand-ins (tools/local), for when no outside service is configured. */
const localServices = {
  addressRegister: '/local/address-register',
  formRelay: '/local/form-relay/local',
  labelRegister: '/functions/v1/label',
} as const;

/** What is wrong with a value beside the others, or null. */
type Rule = (value: string, isOnline: boolean, raw: RawSettings) => string | null;

const rules: Record<string, Rule> = {
  VITE_SUPABASE_URL: url('origin'),
  VITE_SUPABASE_ANON_KEY: publicKeyProblem,
  VITE_SITE_URL: url('origin'),
  VITE_BAG_API_URL: url('base'),
  VITE_BAG_API_KEY: (value, _isOnline, raw) => registerKeyProblem(value, valueOf(raw, 'VITE_BAG_API_URL')),
  VITE_LABEL_API_URL: url('path'),
  VITE_FORM_RELAY_URL: url('path'),
  VITE_ADMIN_EMAIL: adminEmailProblem,
  VITE_MAP_TILE_URL: (value, isOnline, raw) =>
    /\{z\}.*\{[xy]\}.*\{[xy]\}/.test(value) ? url('path')(value, isOnline, raw) : 'must be a URL with {z}, {x} and {y}',
  // Set by npm run demo only: made-up data must not be mixed with real services.
  VITE_DEMO: (value, isOnline, raw) =>
    value === 'yes' && !isOnline && valueOf(raw, 'VITE_SUPABASE_URL') === '' ? null : 'is for npm run demo alone',
  VITE_BUILT_BY: (value) => (value === 'timer' ? null : 'must be "timer", or empty where a build hook builds the site'),
};

/** The environment variables that configure the site. */
export const settingNames = Object.keys(rules);

/** What hosts set where they build. `CI` is not among them: builds for tests have it too. */
export const hostVariables = ['NETLIFY', 'CF_PAGES', 'VERCEL'];

const requiredOnline = [
  'VITE_SITE_URL',
  'VITE_SUPABASE_URL',
  'VITE_SUPABASE_ANON_KEY',
  'VITE_BAG_API_URL',
  'VITE_FORM_RELAY_URL',
  'VITE_ADMIN_EMAIL',
];

/** What the pages know of their surroundings. Everything in it is public. */
export interface Env {
  /** Origin of Supabase; '' means the origin that serves the page. */
  supabaseUrl: string;
  supabaseKey: string;
  /** Origin of the published site, without a trailing slash; '' on a local machine. */
  siteUrl: string;
  addressRegisterUrl: string;
  addressRegisterKey: string;
  /** The function that knows which labels are registered; '' without one: then no label is looked up or shown. */
  labelRegisterUrl: string;
  formRelayUrl: string;
  adminEmail: string;
  mapTileUrl: string;
  /** Whether only a timer builds the site: then a changed text requests no build. */
  isBuiltByTimer: boolean;
  /** Whether all that is stored is made up, to practise on. */
  isDemo: boolean;
}

type RawSettings = Record<string, string | undefined>;

/**
 * What is wrong with these environment variables, each by the name of its setting; [] when they can be used. With
 * VITE_SITE_URL the site goes online, so nothing may be left to this machine; without it nothing may leave this
 * machine.
 */
export function settingProblems(raw: RawSettings, isOnline = valueOf(raw, 'VITE_SITE_URL') !== ''): string[] {
  const unknown = Object.keys(raw).filter((name) => name.startsWith('VITE_') && !settingNames.includes(name));
  return [
    ...settingNames.flatMap((name) => {
      const problem = problemOf(name, raw, isOnline);
      return problem === null ? [] : [`${name}: ${problem}`];
    }),
    ...unknown.filter((name) => raw[name]).map((name) => `${name}: is not a setting, see .env.example`),
  ];
}

function problemOf(name: string, raw: RawSettings, isOnline: boolean): string | null {
  const value = valueOf(raw, name);
  if (value === '') {
    return isOnline && requiredOnline.includes(name) ? 'is needed to go online' : null;
  }
  return secretProblem(value) ?? rules[name]?.(value, isOnline, raw) ?? null;
}

/** Turns environment variables into what the pages need. Throws one error that names every missing or bad variable. */
export function parseEnv(raw: RawSettings): Env {
  const problems = settingProblems(raw);
  if (problems.length > 0) {
    throw new Error(`Wrong settings:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
  const siteUrl = originOf(valueOf(raw, 'VITE_SITE_URL'));
  return {
    supabaseUrl: originOf(valueOf(raw, 'VITE_SUPABASE_URL')),
    supabaseKey: valueOf(raw, 'VITE_SUPABASE_ANON_KEY', 'local'),
    siteUrl,
    addressRegisterUrl: valueOf(raw, 'VITE_BAG_API_URL', localServices.addressRegister).replace(/\/+$/, ''),
    addressRegisterKey: valueOf(raw, 'VITE_BAG_API_KEY', siteUrl === '' ? 'local' : ''),
    labelRegisterUrl: valueOf(
      raw,
      'VITE_LABEL_API_URL',
      valueOf(raw, 'VITE_SUPABASE_URL') === '' ? localServices.labelRegister : '',
    ),
    formRelayUrl: valueOf(raw, 'VITE_FORM_RELAY_URL', localServices.formRelay),
    adminEmail: valueOf(raw, 'VITE_ADMIN_EMAIL', 'beheer@woninglabel.example'),
    mapTileUrl: valueOf(
      raw,
      'VITE_MAP_TILE_URL',
      'https://service.pdok.nl/brt/achtergrondkaart/wmts/v2_0/standaard/EPSG:3857/{z}/{x}/{y}.png',
    ),
    isBuiltByTimer: valueOf(raw, 'VITE_BUILT_BY') === 'timer',
    isDemo: valueOf(raw, 'VITE_DEMO') !== '',
  };
}

/** An empty variable counts as not set. */
function valueOf(raw: RawSettings, name: string, fallback = ''): string {
  const value = raw[name] ?? '';
  return value === '' ? fallback : value;
}

/** Of a URL that passed the rules; '' for none. */
function originOf(value: string): string {
  return value === '' ? '' : new URL(value).origin;
}

function url(shape: UrlShape): Rule {
  return (value, isOnline) => urlProblem(value, { isOnline, shape });
}

function adminEmailProblem(value: string, isOnline: boolean): string | null {
  if (!z.email().safeParse(value).success) return 'must be an e-mail address';
  return isOnline && isPlaceholderHost(value.slice(value.lastIndexOf('@') + 1).toLowerCase())
    ? 'is still a placeholder'
    : null;
}
