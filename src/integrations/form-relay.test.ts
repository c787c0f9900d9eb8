import { describe, expect, it, test } from 'vitest';
import { buildRequest } from '@/test/factories';
import { serveForTest } from '@/test/services/local-server';
import { Faults } from '../../tools/local/faults';
import { createFormRelay } from '../../tools/local/form-relay';
import { Inbox } from '../../tools/local/mail/inbox';
import { sendRequestMail } from './form-relay';
import { ServiceError } from '@/lib/http';

const page = new URL('https://www.example.org/?utm_source=x#contact');

async function startRelay() {
  const inbox = new Inbox();
  const faults = new Faults();
  const origin = await serveForTest(createFormRelay(inbox, faults));
  return { inbox, faults, url: `${origin}/local` };
}

describe('sendRequestMail', () => {
  it('sends the body of the contract', async () => {
    const { inbox, url } = await startRelay();
    await sendRequestMail(
      url,
      buildRequest({ rushService: true, message: 'Regel 1\nregel 2', preferredTimes: 'Dinsdag', surfaceArea: 150.5 }),
      page,
    );
    expect(inbox.messages).toHaveLength(1);
    expect(inbox.messages[0]).toMatchObject({
      kind: 'mail',
      subject: 'Nieuwe energielabel aanvraag',
      body: {
        requestNumber: '5F0C9A3E',
        name: 'Jo de Vries',
        email: 'jo@example.org',
        phone: '06 12345678',
        address: 'Voorbeeldstraat 12, Amersfoort',
        propertyType: 'Tussenwoning',
        surfaceArea: 150.5,
        rushService: 'Ja',
        preferredTimes: 'Dinsdag',
        message: 'Regel 1\nregel 2',
        constructionYear: 1962,
        rdX: 155000,
        rdY: 463000,
        calculatedPrice: 285,
        postcode: '3811AA',
        houseNumber: '12',
        houseNumberAddition: '',
        _redirect: 'https://www.example.org/',
        _email: { subject: 'Nieuwe energielabel aanvraag', replyto: 'jo@example.org' },
      },
    });
  });

  it('signs with a sender name that the relay accepts', async () => {
    const { inbox, url } = await startRelay();
    await sendRequestMail(url, buildRequest(), page);
    expect(JSON.stringify(inbox.messages[0]?.body)).toMatch(/"from":"[\w -]+"/);
  });

  test.each([
    ['status 500', 'unavailable'],
    ['status 429', 'rate-limited'],
    ['HTML page', 'unavailable'],
    ['portal', 'portal'],
  ] as const)('counts %s as not sent, and names it', async (kind, code) => {
    const { inbox, faults, url } = await startRelay();
    faults.set(kind);
    const sent = sendRequestMail(url, buildRequest(), page);
    await expect(sent).rejects.toThrow(ServiceError);
    await expect(sent).rejects.toMatchObject({ code });
    expect(inbox.messages).toEqual([]);
  });

  it('counts an unknown form and a dead relay as not sent', async () => {
    const { url } = await startRelay();
    await expect(sendRequestMail(`${url}-unknown`, buildRequest(), page)).rejects.toThrow(/404/);
    await expect(sendRequestMail('http://127.0.0.1:9/', buildRequest(), page)).rejects.toThrow(ServiceError);
  });
});
