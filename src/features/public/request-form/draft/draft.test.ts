// @vitest-environment jsdom
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { z } from 'zod';
import { writeToOutbox } from '@/data/requests/outbox/outbox';
import { itemKeys, storageKeys } from '@/lib/browser/storage';
import { buildRequest, buildRequestFields } from '@/test/factories';
import { openTab, supportDatabase } from '@/test/tabs';
import { emptyRequestFields } from '@/domain/request/request';
import {
  clearDraft,
  draftIdentity,
  draftLifetime,
  isSameInput,
  hasContent,
  readDraft,
  recordAttempt,
  writeDraft,
  type Draft,
} from './draft';

const now = 1_800_000_000_000;
const draft: Draft = {
  fields: buildRequestFields(),
  guessedType: '',
  edits: {
    addressId: '',
    street: '',
    city: '',
    municipality: '',
    province: 'Unknown',
    surfaceArea: 92.5,
    constructionYear: 1931,
  },
  identity: {
    key: '5f0c9a3e-1c1d-4e6f-8a2b-3c4d5e6f7a8b',
    secret: '0d6a2f4e-7b1c-4f3a-9c5d-8e2b1a0f9c7d',
    lastId: null,
  },
};

beforeEach(() => window.localStorage.clear());

describe('a draft', () => {
  it('comes back as it was, for 7 days', () => {
    writeDraft(draft, now);
    expect(readDraft(now + draftLifetime)).toMatchObject(draft);
    expect(readDraft(now + draftLifetime + 1)).toBeNull();
    expect(window.localStorage.getItem(storageKeys.draft)).toBeNull();
  });

  it('is gone after clearing', () => {
    writeDraft(draft, now);
    clearDraft();
    expect(readDraft(now)).toBeNull();
  });

  test.each(['not json', '[]', '{"id":"x"}', '{"savedAt":1}'])('is none when the device holds %s', (stored) => {
    window.localStorage.setItem(storageKeys.draft, stored);
    expect(readDraft(now)).toBeNull();
  });

  it('is none when nothing tells how old it is', () => {
    window.localStorage.setItem(storageKeys.draft, JSON.stringify(draft));
    expect(readDraft(Date.now())).toBeNull();
  });

  it('lasts as long as the page where a browser refuses storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeDraft(draft, now);
    expect(readDraft(now)).toMatchObject(draft);
  });
});

describe('the id of a request', () => {
  it('is that of its content, in every tab of one draft', async () => {
    const { id, customerKey } = await recordAttempt('{"message":"een"}', draft, now);
    expect(customerKey).toMatch(/^[0-9a-f]{64}$/);
    expect(z.uuid().safeParse(id).success).toBe(true);
    expect(readDraft(now)?.identity).toEqual({ ...draft.identity, lastId: id });
    expect(await recordAttempt('{"message":"een"}', draft, now)).toEqual({ id, customerKey });
    const other = await recordAttempt('{"message":"twee"}', draft, now);
    expect(other.id).not.toBe(id);
    expect(other.customerKey).not.toBe(customerKey);
  });

  it('keeps the key of its visitor out of what the id can be made from', async () => {
    const other = { ...draft, identity: { ...draft.identity, secret: crypto.randomUUID() } };
    const [mine, theirs] = [await recordAttempt('{}', draft, now), await recordAttempt('{}', other, now)];
    expect(theirs.id).toBe(mine.id);
    expect(theirs.customerKey).not.toBe(mine.customerKey);
  });

  it('gets a secret when it was kept before there was one', () => {
    const { key, lastId } = draft.identity;
    window.localStorage.setItem(
      storageKeys.draft,
      JSON.stringify({ ...draft, identity: { key, lastId }, savedAt: now }),
    );
    const read = readDraft(now);
    expect(read).toMatchObject({ fields: draft.fields, identity: { key, lastId } });
    expect(read?.identity.secret).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is another one in another draft', async () => {
    const other = { ...draft, identity: { ...draft.identity, key: crypto.randomUUID() } };
    expect((await recordAttempt('{}', other, now)).id).not.toBe((await recordAttempt('{}', draft, now)).id);
  });
});

describe('the last attempt', () => {
  function open() {
    return openTab(() => import('./draft'));
  }

  test.each([
    ['the same', '{}', 1],
    ['other', '{"message":"twee"}', 0],
  ])('that waits to be stored, followed by one with %s content', async (_, content, left) => {
    const { id } = await recordAttempt('{}', draft, now);
    await writeToOutbox(buildRequest({ id }), 'failed');
    await recordAttempt(content, { ...draft, identity: draftIdentity(now) }, now);
    expect(itemKeys(storageKeys.outbox)).toHaveLength(left);
  });

  it('is over in every tab once one has sent it', async () => {
    supportDatabase();
    const [one, other] = [await open(), await open()];
    const { id } = await one.recordAttempt('{}', draft, now);
    expect(await other.isLastAttempt(id, now)).toBe(true);
    await other.endAttempt('of other content');
    expect(await one.isLastAttempt(id, now)).toBe(true);
    await other.endAttempt(id);
    // The draft of the first tab is unchanged.
    expect(one.readDraft(now)?.identity.lastId).toBe(id);
    expect(await one.isLastAttempt(id, now)).toBe(false);
  });

  it('is over once the draft is removed, replaced or 7 days old', async () => {
    supportDatabase();
    const tab = await open();
    const { id } = await tab.recordAttempt('{}', draft, now);
    expect(await tab.isLastAttempt(id, now + draftLifetime)).toBe(true);
    expect(await tab.isLastAttempt(id, now + draftLifetime + 1)).toBe(false);
    await tab.recordAttempt('{}', draft, now);
    expect(await tab.isLastAttempt(id, now)).toBe(true);
    await tab.recordAttempt('{"message":"twee"}', draft, now);
    expect(await tab.isLastAttempt(id, now)).toBe(false);
    await tab.recordAttempt('{}', draft, now);
    tab.clearDraft();
    tab.writeDraft(draft, now);
    expect(await tab.isLastAttempt(id, now)).toBe(false);
  });

  it('is what the draft says where the browser has no database', async () => {
    const tab = await open();
    const { id } = await tab.recordAttempt('{}', draft, now);
    expect(await tab.isLastAttempt(id, now)).toBe(true);
    await tab.endAttempt(id);
    tab.clearDraft();
    expect(await tab.isLastAttempt(id, now)).toBe(false);
  });
});

describe('isWorthKeeping', () => {
  it('counts only what the visitor did', () => {
    expect(hasContent(emptyRequestFields)).toBe(false);
    expect(hasContent({ ...emptyRequestFields, name: 'J' })).toBe(true);
  });

  it('does not count the order in which a form holds its fields', () => {
    const { postcode, ...others } = emptyRequestFields;
    expect(hasContent({ ...others, postcode })).toBe(false);
  });
});

describe('isSameInput', () => {
  const { fields, edits } = draft;
  const { name, ...others } = fields;

  test.each([
    ['the same in another order', { fields: { ...others, name }, edits }, true],
    ['another name', { fields: { ...fields, name: 'Bo' }, edits }, false],
    ['another address', { fields, edits: null }, false],
  ])('compares what was typed: %s', (_, other, isSame) => {
    expect(isSameInput(draft, other)).toBe(isSame);
  });
});
