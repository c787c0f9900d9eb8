// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { buildRequest } from '@/test/factories';
import { storeRequest } from './store';

const page = '<!doctype html><title>Wi-Fi</title>';

interface Answer {
  status: number;
  body?: string;
  type?: string;
  /** URL of the response, after redirects. */
  url?: string;
}

/** Answers the calls in this order. */
function answerWith(...answers: Answer[]): void {
  const left = [...answers];
  vi.stubGlobal('fetch', () => {
    const { status, body = '', type = 'application/json', url = '' } = left.shift() ?? { status: 500 };
    const response = new Response(body === '' ? null : body, { status, headers: { 'Content-Type': type } });
    return Promise.resolve(Object.defineProperty(response, 'url', { value: url }));
  });
}

const duplicate = { status: 409, body: '{"code":"23505","message":"duplicate key value"}' };

test.each([
  ['201 without a body', [{ status: 201 }]],
  ['201 at its own address', [{ status: 201, url: `${window.location.origin}/rest/v1/contact_submissions` }]],
  ['that it had the row, and that its mail was sent', [duplicate, { status: 204 }]],
])('is stored when the database answers %s', async (_, answers) => {
  answerWith(...answers);
  await expect(storeRequest(buildRequest(), 'sent')).resolves.toBeUndefined();
});

test.each([
  ['HTML with status 200', [{ status: 200, body: page, type: 'text/html' }]],
  ['HTML with status 201', [{ status: 201, body: page, type: 'text/html' }]],
  ['HTML that is called JSON', [{ status: 201, body: page }]],
  ['201 by a redirect to another site', [{ status: 201, url: 'https://portal.example/login' }]],
  ['200 without a body', [{ status: 200 }]],
  ['HTML when it is told of the mail', [duplicate, { status: 200, body: page, type: 'text/html' }]],
  ['204 by a redirect, when it is told of the mail', [duplicate, { status: 204, url: 'https://portal.example/' }]],
])('is not stored when something answers %s', async (_, answers) => {
  answerWith(...answers);
  await expect(storeRequest(buildRequest(), 'sent')).rejects.toMatchObject({ code: 'unavailable' });
});
