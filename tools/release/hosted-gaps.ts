import { z } from 'zod';
import type { Env } from '../../src/lib/env-schema.ts';
import { fetchWithin, type Answer } from '../../src/lib/http.ts';
import { businessRow } from '#shared/business-row.ts';
import { businessProblems, problemText } from '../../src/domain/business/business-problems.ts';
import { isHostedVersion1, upgradeOfHosted } from '../version-1.ts';
import { isPermitted, isReadable, timeout } from './page-requests.ts';
import { reviewGaps } from './review-gaps.ts';

const reviewRows = z.array(z.object({ author: z.string(), text: z.string() }));

/**
 * What the hosted project still lacks, as far as its public key can tell, each with what to do. Queries the project.
 */
export async function hostedGaps(env: Env): Promise<string[]> {
  const checks = [
    checkTexts,
    checkReviews,
    checkBusiness,
    checkRequests,
    checkSetup,
    checkAccounts,
    checkSchedule,
    checkSending,
    checkRegister,
    checkLabels,
    checkRelay,
  ];
  const gaps = await Promise.all(checks.map((check) => check(env).catch(() => 'VITE_SUPABASE_URL: does not answer')));
  return [...new Set(gaps.flat().filter((gap) => gap !== null))];
}

/** Whether the Edge Function that starts builds answers this site, which it does only with all of its secrets. */
export async function isPublishDeployed({ supabaseUrl, siteUrl }: Env): Promise<boolean> {
  // As supabase-js sends them.
  const headers = { apikey: '', authorization: '', 'content-type': 'application/json', 'x-client-info': '' };
  const url = `${supabaseUrl}/functions/v1/publish`;
  return isPermitted({ url, origin: siteUrl, method: 'POST', headers }).catch(() => false);
}

async function checkTexts(env: Env): Promise<string | null> {
  const answer = await ask(env, '/rest/v1/website_content?select=id&section_name=eq.hero&page_path=is.null');
  if (answer.status === 401) return 'VITE_SUPABASE_ANON_KEY: is not the key of this project';
  if (!answer.ok) return 'database: has no tables yet, run db push (docs/deploy.md, step 1)';
  if (await isHostedVersion1(env, timeout)) return `database: ${upgradeOfHosted}`;
  return parse(z.array(z.unknown()), answer)?.length === 0
    ? 'database: has no texts yet, run db push with --include-seed, or import your own (docs/deploy.md, step 1)'
    : null;
}

async function checkReviews(env: Env): Promise<string[]> {
  return reviewGaps(parse(reviewRows, await ask(env, '/rest/v1/reviews?select=author,text')) ?? []);
}

/** The facts of Beheer > Bedrijf. */
async function checkBusiness(env: Env): Promise<string | null> {
  const business = parse(businessRow, await ask(env, '/rest/v1/rpc/current_business', {}));
  if (business === null) return 'database: gives no facts of the business, run db push (docs/deploy.md, step 1)';
  const problems = businessProblems(business);
  return problems.length === 0 ? null : `Beheer > Bedrijf: ${problems.map(problemText).join(', ')}`;
}

async function checkRequests(env: Env): Promise<string | null> {
  const { ok } = await ask(env, '/rest/v1/contact_submissions?select=id&limit=1');
  return ok ? 'database: EVERYBODY CAN READ THE REQUESTS. Undo the grants that were added by hand' : null;
}

async function checkSetup(env: Env): Promise<string | null> {
  const state = parse(z.string(), await ask(env, '/rest/v1/rpc/setup_state', {}));
  if (state === 'open') return 'setup code: is missing, and anybody may become administrator (docs/deploy.md, step 2)';
  if (state === 'not_ready')
    return 'setup code: is missing, so nobody can become administrator (docs/deploy.md, step 2)';
  return null;
}

const accountSettings = z.object({
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
  external: z.record(z.string(), z.boolean()),
});

async function checkAccounts(env: Env): Promise<string | null> {
  const settings = parse(accountSettings, await ask(env, '/auth/v1/settings'));
  if (settings === null) return 'accounts: the auth service does not tell its settings';
  const opened = Object.keys(settings.external).filter((way) => settings.external[way] && way !== 'email');
  const wrong = [
    ...(settings.disable_signup || !settings.external['email']
      ? ['allow signing up by e-mail: the code decides who may']
      : []),
    ...(settings.mailer_autoconfirm ? [] : ['turn "Confirm email" off']),
    ...(opened.length > 0 ? [`turn off ${opened.join(', ')}`] : []),
  ];
  return wrong.length > 0 ? `accounts: ${wrong.join('; ')} (docs/deploy.md, step 2)` : null;
}

async function checkSending(env: Env): Promise<string | null> {
  const isScheduled = parse(z.boolean(), await ask(env, '/rest/v1/rpc/is_sending_scheduled', {}));
  return isScheduled === false
    ? 'send: is not woken each minute, turn pg_cron and pg_net on and run private.schedule_sending (docs/deploy.md, step 3)'
    : null;
}

async function checkSchedule(env: Env): Promise<string | null> {
  const isScheduled = parse(z.boolean(), await ask(env, '/rest/v1/rpc/is_forgetting_scheduled', {}));
  return isScheduled === false
    ? 'pg_cron: is not at work, turn it on and run select private.schedule_forgetting(); (docs/deploy.md, step 1)'
    : null;
}

/** Asks for one address, as a visitor's browser does (src/integrations/address-register.ts). */
async function checkRegister({ addressRegisterUrl, addressRegisterKey, siteUrl }: Env): Promise<string | null> {
  const headers = {
    Accept: 'application/hal+json',
    'Accept-Crs': 'epsg:28992',
    ...(addressRegisterKey !== '' && { 'X-Api-Key': addressRegisterKey }),
  };
  const url = `${addressRegisterUrl}/adressenuitgebreid?postcode=1012JS&huisnummer=1&pageSize=100`;
  const answer = await fetchWithin(url, timeout, { headers: { ...headers, Origin: siteUrl } }).catch(() => null);
  if (answer === null) return 'VITE_BAG_API_URL: does not answer';
  if (answer.status === 403 && addressRegisterKey === '') {
    return 'VITE_BAG_API_URL: refuses this site, so SITE_URL of the function is another one (docs/deploy.md, step 3)';
  }
  if (parse(z.object({ _embedded: z.object({}) }), answer) === null) {
    return `VITE_BAG_API_URL: answers ${answer.status} and no address; is the function deployed, and are BAG_API_KEY and SITE_URL right?`;
  }
  const isForPages =
    isReadable(answer, siteUrl) &&
    (await isPermitted({ url, origin: siteUrl, method: 'GET', headers }).catch(() => false));
  return isForPages
    ? null
    : 'VITE_BAG_API_URL: answers, but no browser lets a page of this site ask it (CORS); take the function (docs/deploy.md, step 3)';
}

/** Asks for the labels of one home, as a visitor's browser does; without a URL none are looked up. */
async function checkLabels({ labelRegisterUrl, siteUrl }: Env): Promise<string | null> {
  if (labelRegisterUrl === '') return null;
  const headers = { Accept: 'application/json', Origin: siteUrl };
  const url = `${labelRegisterUrl}?postcode=1012JS&huisnummer=1`;
  const answer = await fetchWithin(url, timeout, { headers }).catch(() => null);
  if (answer && parse(z.array(z.unknown()), answer) && isReadable(answer, siteUrl)) return null;
  return `VITE_LABEL_API_URL: answers ${answer?.status ?? 'nothing'} and no labels; is the function deployed, and are LABEL_API_KEY and SITE_URL right? (docs/label-register.md)`;
}

/** Without sending anything: a mail would be a request. */
async function checkRelay({ formRelayUrl, siteUrl }: Env): Promise<string | null> {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  const mayPost = await isPermitted({ url: formRelayUrl, origin: siteUrl, method: 'POST', headers }).catch(() => null);
  if (mayPost === null) return 'VITE_FORM_RELAY_URL: does not answer';
  return mayPost
    ? null
    : 'VITE_FORM_RELAY_URL: lets no page of this site post to it; is the form there, and this domain allowed?';
}

function ask({ supabaseUrl, supabaseKey, siteUrl }: Env, path: string, body?: object): Promise<Answer> {
  const headers = { apikey: supabaseKey, 'Content-Type': 'application/json', Origin: siteUrl };
  return fetchWithin(supabaseUrl + path, timeout, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
}

/** Null for an answer of another shape. */
function parse<T>(schema: z.ZodType<T>, { body }: Answer): T | null {
  try {
    return schema.parse(JSON.parse(body));
  } catch {
    return null;
  }
}
