import { describe, expect, it } from 'vitest';
import { Faults } from './faults.ts';
import { createFormRelay } from './form-relay.ts';
import { createInboxPage } from './inbox-page.ts';
import { Inbox } from './inbox.ts';

const json = { 'Content-Type': 'application/json', Accept: 'application/json' };

function post(body: string, headers: Record<string, string> = json) {
  return { method: 'POST', headers, body };
}

describe('the form relay', () => {
  it('answers 200 without both JSON headers, and keeps nothing', async () => {
    const inbox = new Inbox();
    const relay = createFormRelay(inbox, new Faults());
    const answer = await relay.request('/local', post('{"name":"Jo"}', { 'Content-Type': 'application/json' }));
    expect(answer.status).toBe(200);
    expect(inbox.messages).toEqual([]);
  });

  it('drops what has a filled honeypot, and does not know other forms', async () => {
    const inbox = new Inbox();
    const relay = createFormRelay(inbox, new Faults());
    expect((await relay.request('/local', post('{"_honeypot":"x"}'))).status).toBe(200);
    expect((await relay.request('/another', post('{}'))).status).toBe(404);
    expect((await relay.request('/local', post('no json'))).status).toBe(400);
    expect(inbox.messages).toEqual([]);
  });
});

describe('the inbox page', () => {
  it('shows the whole body of what was sent, as text', async () => {
    const inbox = new Inbox();
    const faults = new Faults();
    await createFormRelay(inbox, faults).request('/local', post('{"name":"<b>Jo</b>","phone":"06"}'));
    const page = createInboxPage({ inbox, relayFaults: faults, webhookFaults: faults });
    const html = await (await page.request('/')).text();
    expect(html).toContain('&lt;b&gt;Jo&lt;/b&gt;');
    expect(html).not.toContain('<b>Jo');
  });

  it('switches faults on and off', async () => {
    const relayFaults = new Faults();
    const page = createInboxPage({ inbox: new Inbox(), relayFaults, webhookFaults: new Faults() });
    const relay = createFormRelay(new Inbox(), relayFaults);
    await page.request('/faults', { method: 'POST', body: new URLSearchParams({ relay: 'status 500' }) });
    expect((await relay.request('/local', post('{}'))).status).toBe(500);
    await page.request('/faults', { method: 'POST', body: new URLSearchParams({ relay: 'none' }) });
    expect((await relay.request('/local', post('{}'))).status).toBe(200);
  });
});
