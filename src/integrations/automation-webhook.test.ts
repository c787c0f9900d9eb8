import { beforeEach, describe, expect, it, vi } from 'vitest';
import { serveForTest } from '@/test/local-server';
import { Faults } from '../../tools/local/faults';
import { Inbox } from '../../tools/local/inbox';
import { createWebhook } from '../../tools/local/webhook';
import { sendWebhook } from './automation-webhook';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('sendWebhook', () => {
  it('posts the whole object and tells that it arrived', async () => {
    const inbox = new Inbox();
    const url = await serveForTest(createWebhook(inbox, new Faults()));
    expect(await sendWebhook(url, { id: '1', status: 'scheduled' })).toBe(true);
    expect(inbox.messages[0]).toMatchObject({ kind: 'webhook', body: { id: '1', status: 'scheduled' } });
  });

  it('is false, and logs, when the automation fails or is gone', async () => {
    const faults = new Faults();
    const url = await serveForTest(createWebhook(new Inbox(), faults));
    faults.set('status 500');
    expect(await sendWebhook(url, {})).toBe(false);
    faults.set('portal');
    expect(await sendWebhook(url, {})).toBe(false);
    expect(await sendWebhook('http://127.0.0.1:9/', {})).toBe(false);
    expect(console.warn).toHaveBeenCalledTimes(3);
  });

  it('sends nothing when no automation is set up', async () => {
    expect(await sendWebhook('', {})).toBe(true);
  });
});
