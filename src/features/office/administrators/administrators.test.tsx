// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import {
  button,
  emailField,
  expired,
  invite,
  items,
  list,
  listed,
  open,
  other,
  refusal,
  self,
  show,
} from '@/test/render/administrators';
import { fakeSupabase, laterAnswer, type FakeAnswer } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { Administrators } from './administrators';

vi.mock('@/data/auth/current-session', async () => {
  const { signedIn } = await import('@/test/services/fake-session');
  return { currentSession: { subscribe: () => () => undefined, getSnapshot: () => signedIn } };
});

const badAddress: FakeAnswer = { status: 500, json: { code: 'SUP', message: 'violates check constraint "x"' } };
const taken: FakeAnswer = { status: 409, json: { code: '23505', message: 'already' } };

describe('the list', () => {
  it('tells who is administrator since when, which one is you, and who is invited', async () => {
    await show([listed([self, other], [open, expired])]);
    const [own, second] = items('Beheerders');
    expect(own).toHaveTextContent('beheer@woninglabel.example (dit ben jij)beheerder sinds 1 november 2026');
    expect(second).toHaveTextContent('jo@example.orgbeheerder sinds 20 november 2026');
    expect(second).not.toHaveTextContent('dit ben jij');
    const [usable, old] = items('Open uitnodigingen');
    expect(usable).toHaveTextContent('bo@example.orguitgenodigd op 21 november 2026');
    expect(usable).not.toHaveTextContent('verlopen');
    expect(old).toHaveTextContent('uitgenodigd op 2 november 2026 · verlopen, nodig opnieuw uit');
  });

  it('without invitations has no heading for them', async () => {
    await show([listed([self])]);
    expect(screen.queryByText('Open uitnodigingen')).toBeNull();
  });

  it('does not offer to remove the last one, and says why', async () => {
    await show([listed([self])]);
    expect(screen.queryByRole('button', { name: /Verwijder/ })).toBeNull();
    expect(screen.getByText(/Die kan niet worden verwijderd: nodig eerst iemand anders uit/)).toBeVisible();
  });

  it('that cannot be read can be asked for again', async () => {
    const answers: FakeAnswer[] = [refusal, listed([self])];
    fakeSupabase({ [list]: () => answers.shift() ?? 'network error' });
    const user = renderAdmin(<Administrators />);
    expect(screen.getByText('Beheerders laden...')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('De beheerders konden niet worden opgehaald');
    await user.click(button('Opnieuw proberen'));
    expect(await screen.findByText(self.email)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of another shape counts as not read', async () => {
    fakeSupabase({ [list]: () => ({ status: 200, json: { admins: null, invitations: [] } }) });
    renderAdmin(<Administrators />);
    expect(await screen.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent('niet worden opgehaald');
  });
});

describe('inviting', () => {
  it('gives the link to pass on, to copy or to mail, and empties the field', async () => {
    const { user, calls } = await show([listed([self]), listed([self], [open])], {
      [invite]: () => ({ status: 200, json: 'abc123' }),
    });
    await user.type(emailField(), ' Bo@Example.org {Enter}');
    const link = `${window.location.origin}/create-admin#uitnodiging=abc123&email=bo%40example.org`;
    expect(await screen.findByText(link)).toBeVisible();
    expect(calls.find(({ route }) => route === invite)?.body).toEqual({ email: 'bo@example.org' });
    expect(emailField()).toHaveValue('');
    expect(items('Open uitnodigingen')).toHaveLength(1);
    expect(screen.getByText(/er wordt geen mail verstuurd/).closest('[tabindex]')).toHaveFocus();
    await user.click(button('Link kopiëren'));
    await waitFor(() => expect(screen.getByText('Link gekopieerd')).toBeVisible());
    await expect(navigator.clipboard.readText()).resolves.toBe(link);
    const mail = new URL(screen.getByRole('link', { name: 'Mail klaarzetten' }).getAttribute('href') ?? '');
    expect(decodeURIComponent(mail.pathname)).toBe('bo@example.org');
    expect(mail.searchParams.get('body')).toContain(`\r\n${link}\r\n`);
    expect(mail.searchParams.get('subject')).toContain('Uitnodiging');
  });

  it('selects the link when it cannot be copied', async () => {
    const { user } = await show([listed([self])], { [invite]: () => ({ status: 200, json: 'abc123' }) });
    await user.type(emailField(), 'bo@example.org{Enter}');
    const copy = await screen.findByRole('button', { name: 'Link kopiëren' });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(copy);
    expect(await screen.findByText(/Kopiëren lukte niet/)).toBeVisible();
    expect(window.getSelection()?.toString()).toContain('#uitnodiging=abc123');
  });

  test.each(['', 'geen adres', 'a@b'])('asks for an address before it calls anybody: %s', async (typed) => {
    const { user, calls } = await show([listed([self])]);
    if (typed) await user.type(emailField(), typed);
    await user.click(button('Uitnodigen'));
    expect(emailField()).toHaveAccessibleDescription(/Vul een e-mailadres in zoals/);
    expect(emailField()).toHaveFocus();
    expect(calls.map(({ route }) => route)).toEqual([list]);
  });

  test.each<[string, FakeAnswer, string]>([
    ['an administrator', taken, 'Dit e-mailadres is al van een beheerder'],
    ['an address that the database refuses', badAddress, 'neemt dit e-mailadres niet aan'],
    ['no rights any more', refusal, 'je bent zelf geen beheerder meer'],
    ['no answer', 'network error', 'Niet uitgenodigd: de database geeft geen antwoord'],
    ['an answer without a code', { status: 200, json: null }, 'Niet uitgenodigd: de database geeft geen antwoord'],
  ])('fails on %s, keeps the address and can be tried again', async (_, answer, text) => {
    const answers = [answer];
    const { user } = await show([listed([self])], {
      [invite]: () => answers.shift() ?? { status: 200, json: 'abc123' },
    });
    await user.type(emailField(), 'bo@example.org{Enter}');
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
    expect(emailField()).toHaveValue('bo@example.org');
    expect(screen.queryByText(/#uitnodiging=/)).toBeNull();
    await user.click(button('Uitnodigen'));
    expect(await screen.findByText(/#uitnodiging=abc123/)).toBeVisible();
    expect(screen.queryByText(new RegExp(text))).toBeNull();
  });

  it('invites once, however often the button is pressed', async () => {
    const later = laterAnswer();
    const { user, calls } = await show([listed([self])], { [invite]: () => later.promise });
    await user.type(emailField(), 'bo@example.org{Enter}{Enter}');
    expect(await screen.findByRole('button', { name: 'Bezig met uitnodigen...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(calls.filter(({ route }) => route === invite)).toHaveLength(1);
    later.resolve({ status: 200, json: 'abc123' });
    expect(await screen.findByText(/#uitnodiging=abc123/)).toBeVisible();
  });
});
