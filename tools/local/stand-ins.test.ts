import type { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { Faults } from './faults.ts';
import { createFormRelay } from './form-relay.ts';
import { createInboxPage } from './mail/inbox-page.ts';
import { Inbox } from './mail/inbox.ts';
import { SmtpFaults } from './mail/smtp-server.ts';

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

describe('what a browser posts to the form relay by itself', () => {
  function postForm(relay: Hono, fields: Record<string, string>, path = '/local') {
    return relay.request(path, { method: 'POST', body: new URLSearchParams(fields) });
  }

  it('is kept with its nested names, and answered by a redirect', async () => {
    const inbox = new Inbox();
    const relay = createFormRelay(inbox, new Faults());
    const answer = await postForm(relay, {
      name: 'Jo & Co',
      rushService: 'Ja',
      '_email.subject': 'Nieuwe aanvraag',
      '_email.from': 'Website',
      _redirect: 'https://www.example.org/bedankt',
      _honeypot: '',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('https://www.example.org/bedankt');
    expect(inbox.messages).toMatchObject([
      {
        kind: 'mail',
        subject: 'Nieuwe aanvraag',
        body: { name: 'Jo & Co', rushService: 'Ja', _email: { subject: 'Nieuwe aanvraag', from: 'Website' } },
      },
    ]);
  });

  it('is dropped with a filled honeypot, in silence', async () => {
    const inbox = new Inbox();
    const relay = createFormRelay(inbox, new Faults());
    const answer = await postForm(relay, { name: 'Bot', _honeypot: 'x', _redirect: '/bedankt' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/bedankt']);
    expect(inbox.messages).toEqual([]);
  });

  it('is thanked for without an address to lead to, and goes to no other form', async () => {
    const inbox = new Inbox();
    const relay = createFormRelay(inbox, new Faults());
    const answer = await postForm(relay, { name: 'Jo' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Submitted');
    expect((await postForm(relay, { name: 'Jo' }, '/another')).status).toBe(404);
    expect(inbox.messages).toMatchObject([{ subject: 'New submission', body: { name: 'Jo' } }]);
  });
});

describe('the inbox page', () => {
  it('shows the whole body of what was sent, as text', async () => {
    const inbox = new Inbox();
    const faults = new Faults();
    await createFormRelay(inbox, faults).request('/local', post('{"name":"<b>Jo</b>","phone":"06"}'));
    const page = createInboxPage({
      inbox,
      relayFaults: faults,
      webhookFaults: faults,
      indexNowFaults: faults,
      smtpFaults: faults,
      registerLabel: () => undefined,
    });
    const html = await (await page.request('/')).text();
    expect(html).toContain('&lt;b&gt;Jo&lt;/b&gt;');
    expect(html).not.toContain('<b>Jo');
  });

  it('switches faults on and off', async () => {
    const relayFaults = new Faults();
    const page = createInboxPage({
      inbox: new Inbox(),
      relayFaults,
      webhookFaults: new Faults(),
      indexNowFaults: new Faults(),
      smtpFaults: new SmtpFaults(),
      registerLabel: () => undefined,
    });
    const relay = createFormRelay(new Inbox(), relayFaults);
    await page.request('/faults', { method: 'POST', body: new URLSearchParams({ relay: 'status 500' }) });
    expect((await relay.request('/local', post('{}'))).status).toBe(500);
    await page.request('/faults', { method: 'POST', body: new URLSearchParams({ relay: 'none' }) });
    expect((await relay.request('/local', post('{}'))).status).toBe(200);
  });
});
