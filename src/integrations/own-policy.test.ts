// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { isAllowedByPolicy } from './own-policy';

const own = window.location.origin;
const signal = new AbortController().signal;
let policy: string | null = null;

beforeEach(() => {
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) =>
    Promise.resolve(
      new Response(null, {
        headers: policy === null || method !== 'HEAD' ? {} : { 'Content-Security-Policy': policy },
      }),
    ),
  );
});

const strict =
  "default-src 'none'; connect-src 'self' https://project.example https://hook.example:8443; base-uri 'none'";

test.each([
  [strict, 'https://hook.example:8443/abc', true],
  [strict, 'https://hook.example/abc', false],
  [strict, 'https://project.example.org/', false],
  [strict, '/local/webhook', true],
  [strict, `${own}/local/webhook`, true],
  ["connect-src 'none'", '/local/webhook', false],
  [null, 'https://hook.example/abc', true],
])('under %s a call to %s: %s', async (header, url, expected) => {
  policy = header;
  expect(await isAllowedByPolicy(url, signal)).toBe(expected);
});
