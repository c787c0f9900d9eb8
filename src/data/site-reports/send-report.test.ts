// @vitest-environment jsdom
import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TroubleKind } from '@/lib/trouble';
import { fakeSupabase, type FakeCall } from '@/test/services/fake-supabase';

const route = 'POST /rest/v1/rpc/report_trouble';

class Violation extends Event {
  readonly effectiveDirective: string;
  readonly blockedURI: string;
  constructor(effectiveDirective: string, blockedURI: string) {
    super('securitypolicyviolation');
    this.effectiveDirective = effectiveDirective;
    this.blockedURI = blockedURI;
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('SecurityPolicyViolationEvent', Violation);
});

async function report(...causes: unknown[]): Promise<FakeCall[]> {
  return reportOn('/gouda', ...causes);
}

async function reportOn(page: string, ...causes: unknown[]): Promise<FakeCall[]> {
  const calls = fakeSupabase({ [route]: () => ({ status: 204, json: null }) });
  const { sendReport } = await import('./send-report');
  const kind: TroubleKind = 'error';
  causes.forEach((cause) => sendReport(kind, page, cause));
  // The call is made in the current task.
  await setImmediate();
  return calls;
}

function errorAt(stack: string): Error {
  const error = new TypeError("Cannot read 'Jan de Vries'");
  error.stack = stack;
  return error;
}

test.each<[string, unknown, string]>([
  ['a code of our own', 'relay unavailable', 'relay unavailable'],
  [
    'the name of an error and its file',
    errorAt('TypeError: Jan\n    at x (https://woninglabel.example/assets/request-form-Ab_1-xY9.js:1:2)'),
    'TypeError request-form',
  ],
  ['an error of Firefox', errorAt('x@https://woninglabel.example/assets/main-DgXh0Mtr.js:1:2'), 'TypeError main'],
  ['something thrown that is no error', 'x'.length, 'thrown'],
  ['the host of what was blocked', new Violation('img-src', 'https://kwaad.example/jan?x=1'), 'img-src kwaad.example'],
  ['an inline script', new Violation('script-src-elem', 'inline'), 'script-src-elem inline'],
])('sends %s and no message', async (_, cause, code) => {
  const calls = await report(cause);
  expect(calls.map(({ body }) => body)).toEqual([{ kind: 'error', page: '/gouda', code }]);
});

test('sends no more of a path and a code than the database takes', async () => {
  const calls = await reportOn(`/${'a'.repeat(9000)}`, 'x'.repeat(9000));
  expect(calls.map(({ body }) => body)).toEqual([
    { kind: 'error', page: `/${'a'.repeat(199)}`, code: 'x'.repeat(200) },
  ]);
});

test.each<[string, unknown]>([
  ['an extension of the browser', errorAt('TypeError\n    at chrome-extension://abc/content.js:1:2')],
  ['what an extension tried', new Violation('script-src', 'moz-extension')],
  ['a script from elsewhere, of which the browser tells nothing', null],
])('says nothing of %s', async (_, cause) => {
  expect(await report(cause)).toEqual([]);
});

test('a page in a loop sends each code once, and five at most', async () => {
  const calls = await report('a', 'a', 'b', 'c', 'd', 'e', 'f', 'a');
  expect(calls).toHaveLength(5);
});

test('a report that fails is dropped in silence', async () => {
  const calls = fakeSupabase({ [route]: () => 'network error' });
  const { sendReport } = await import('./send-report');
  sendReport('error', '/', 'relay unavailable');
  await vi.waitFor(() => expect(calls).toHaveLength(1), 20_000);
});
