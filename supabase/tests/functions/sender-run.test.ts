import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseRefusal } from '../../functions/_server/call-database.ts';
import { sendDue } from '../../functions/send/run.ts';
import type { Outcome } from '../../functions/send/messages.ts';

// A run of the sender, with a database and a mail server that are made up here.

const payload = {
  ...{ name: 'Jo', email: 'jo@example.nl', reference: 'A1B2C3D4', address: null },
  ...{ property_type: 'terraced', price: 285, rush_service: false },
};

/** What waits, one batch after another. */
let batches: unknown[][] = [];
let noted: unknown[] = [];
let mailed: string[] = [];
let logged: string[] = [];
/** What the database does not store of these messages. */
let failures: Record<string, Error> = {};

beforeEach(() => {
  [batches, noted, mailed, logged, failures] = [[], [], [], [], {}];
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void logged.push(parts.join(' ')));
});
afterEach(() => expect(logged.join()).not.toContain('@'));

function message(id: string, changes: object = {}) {
  return { id, kind: 'received', payload: { ...payload, ...changes }, key: 'key', url: null };
}

function run(attachmentOf: () => null = () => null): Promise<void> {
  return sendDue({
    siteUrl: 'https://site.example',
    call(name, parameters) {
      if (name === 'take_messages') return Promise.resolve(batches.shift() ?? []);
      const id = String(Reflect.get(parameters, 'message_id'));
      const failure = failures[id];
      if (failure) return Promise.reject(failure);
      noted.push([id, Reflect.get(parameters, 'error') ?? 'sent']);
      return Promise.resolve(null);
    },
    sendMail({ id }): Promise<Outcome> {
      mailed.push(id);
      return Promise.resolve({ isSent: true });
    },
    attachmentOf,
  });
}

test('a message that cannot be filled in fails, and the others are sent', async () => {
  batches = [[message('1'), message('2')]];
  let calls = 0;
  await run(() => {
    calls += 1;
    if (calls === 1) throw new RangeError('Invalid time value of jo@example.nl');
    return null;
  });
  expect(noted).toEqual([
    ['1', 'unreadable'],
    ['2', 'sent'],
  ]);
});

test('an outcome that the database refuses is named, and the others are sent', async () => {
  batches = [[message('1'), message('2')], [message('3')]];
  failures = { '1': new DatabaseRefusal('complete_message answered 400') };
  await run();
  expect([mailed, noted]).toEqual([
    ['1', '2', '3'],
    [
      ['2', 'sent'],
      ['3', 'sent'],
    ],
  ]);
  expect(logged).toEqual(['What became of the message 1 could not be stored: complete_message answered 400']);
});

test('nothing more is sent when the database does not answer', async () => {
  batches = [[message('1'), message('2')]];
  failures = { '1': new Error('connection refused') };
  await expect(run()).rejects.toThrow('connection refused');
  expect(mailed).toEqual(['1']);
});

test.each([null, {}, 'x', { id: 3, kind: 'received' }])(
  '%j among the messages is none, and they are sent',
  async (entry) => {
    batches = [[entry, message('1')]];
    await run();
    expect(noted).toEqual([['1', 'sent']]);
  },
);
