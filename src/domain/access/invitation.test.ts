import { expect, test } from 'vitest';
import { parseAuthArrival } from './auth-arrival';
import { invitationHash, parseInvitationHash } from './invitation';

const invitation = { email: 'jo@example.org', code: '0123456789abcdef' };

test('a link is read as it was mailed', () => {
  expect(invitationHash(invitation)).toBe('#uitnodiging=0123456789abcdef&email=jo%40example.org');
});

test.each(['jo@example.org', 'jo+beheer@example.org', "o'neil@example.org", 'jo&error=x@example.org'])(
  'an invitation of %s comes out of its own link unchanged, unless it is no address',
  (email) => {
    const isAddress = !email.includes('&');
    expect(parseInvitationHash(invitationHash({ ...invitation, email }))).toEqual(
      isAddress ? { ...invitation, email } : null,
    );
  },
);

test('the service that mails links does not take it for one of its own', () => {
  expect(parseAuthArrival(invitationHash(invitation))).toEqual({ kind: 'none' });
});

test('spaces around it, as a mail program adds them, do no harm', () => {
  expect(parseInvitationHash('#uitnodiging=abc%20&email=%20jo@example.org')).toEqual({
    email: 'jo@example.org',
    code: 'abc',
  });
});

test.each([
  '',
  '#',
  '#contact',
  '#uitnodiging=abc',
  '#email=jo@example.org',
  '#uitnodiging=&email=jo@example.org',
  '#uitnodiging=%20&email=jo@example.org',
  '#uitnodiging=abc&email=',
  '#uitnodiging=abc&email=jo',
  '#access_token=abc&type=recovery',
])('%s is no invitation', (hash) => {
  expect(parseInvitationHash(hash)).toBeNull();
});
