// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { readItem, storageKeys, writeItem } from '@/lib/browser/storage';
import {
  button,
  emailField,
  invite,
  list,
  listed,
  open,
  other,
  refusal,
  remove,
  revoke,
  self,
  show,
  toasts,
} from '@/test/render/administrators';
import { laterAnswer, type FakeAnswer } from '@/test/services/fake-supabase';

vi.mock('@/data/auth/current-session', async () => {
  const { signedIn } = await import('@/test/services/fake-session');
  return { currentSession: { subscribe: () => () => undefined, getSnapshot: () => signedIn } };
});

const { signOut } = vi.hoisted(() => ({ signOut: vi.fn(() => Promise.resolve()) }));
vi.mock('@/data/auth/sign-out', () => ({ signOut }));

const lastOne: FakeAnswer = {
  status: 400,
  json: { code: '22023', message: 'the last administrator cannot be removed' },
};

beforeEach(() => {
  signOut.mockClear();
});

describe('revoking', () => {
  const name = 'Intrekken: uitnodiging voor bo@example.org';

  it('takes the invitation away, and its link when that is still on the screen', async () => {
    const { user, calls } = await show([listed([self]), listed([self], [open]), listed([self])], {
      [invite]: () => ({ status: 200, json: 'abc123' }),
      [revoke]: () => ({ status: 200, json: true }),
    });
    await user.type(emailField(), 'bo@example.org{Enter}');
    await screen.findByText(/#uitnodiging=abc123/);
    await user.click(button(name));
    await waitFor(() => expect(screen.queryByText(/#uitnodiging=/)).toBeNull());
    expect(screen.queryByText('Open uitnodigingen')).toBeNull();
    expect(calls.find(({ route }) => route === revoke)?.body).toEqual({ email: 'bo@example.org' });
    expect(toasts.success).toHaveBeenCalledWith('De uitnodiging voor bo@example.org is ingetrokken');
    expect(screen.getByRole('heading', { name: 'Beheerders' })).toHaveFocus();
  });

  test.each<[string, FakeAnswer, string]>([
    ['no answer', 'network error', 'Niet ingetrokken: de database geeft geen antwoord'],
    ['no rights any more', refusal, 'je bent zelf geen beheerder meer'],
    ['an invitation that was used meanwhile', { status: 200, json: false }, 'was al gebruikt of ingetrokken'],
  ])('fails on %s and can be tried again', async (_, answer, text) => {
    const answers = [answer];
    const { user } = await show([listed([self], [open])], {
      [revoke]: () => answers.shift() ?? { status: 200, json: true },
    });
    await user.click(button(name));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(toasts.error).toHaveBeenCalledWith(expect.stringContaining(text));
    expect(toasts.success).not.toHaveBeenCalled();
    await user.click(button(name));
    await waitFor(() => expect(toasts.success).toHaveBeenCalledTimes(1));
  });
});

describe('removing', () => {
  it('asks first, with the focus on the safe answer, and can be called off', async () => {
    const { user, calls } = await show([listed([self, other])]);
    await user.click(button('Verwijderen: jo@example.org'));
    const question = screen.getByRole('group', { name: 'Weet je het zeker?' });
    expect(within(question).getByRole('button', { name: 'Annuleren' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button('Verwijderen: jo@example.org')).toHaveFocus();
    expect(calls.map(({ route }) => route)).toEqual([list]);
  });

  it('takes the administrator away', async () => {
    writeItem(storageKeys.adminFlag, 'true');
    const { user, calls } = await show([listed([self, other]), listed([self])], {
      [remove]: () => ({ status: 200, json: true }),
    });
    await user.click(button('Verwijderen: jo@example.org'));
    await user.click(button('Ja, verwijder'));
    await waitFor(() => expect(screen.queryByText('jo@example.org')).toBeNull());
    expect(calls.find(({ route }) => route === remove)?.body).toEqual({ user_id: 'admin-2' });
    expect(toasts.success).toHaveBeenCalledWith('jo@example.org is geen beheerder meer');
    expect(screen.getByRole('heading', { name: 'Beheerders' })).toHaveFocus();
    expect(signOut).not.toHaveBeenCalled();
    expect(readItem(storageKeys.adminFlag)).toBe('true');
  });

  it('asks what stays of what the administrator has set', async () => {
    const setter = {
      ...{ ...other, webhook_host: 'hook.example.org', blocked_times: 2 },
      ...{ office_mail_address: 'post@example.org', calendars_of: ['Ali', 'Bo'] },
    };
    const { user, calls } = await show([listed([self, setter]), listed([self])], {
      [remove]: () => ({ status: 200, json: true }),
    });
    await user.click(button('Verwijderen: jo@example.org'));
    const webhook = screen.getByRole('checkbox', { name: /automatisering werken .*\(hook\.example\.org\)/ });
    expect(webhook).not.toBeChecked();
    expect(webhook).toHaveAccessibleDescription(/Zonder vinkje gaat ze uit/);
    await user.click(webhook);
    const blocked = screen.getByRole('checkbox', { name: /2 blokkades staan/ });
    expect(blocked).toBeChecked();
    await user.click(blocked);
    const officeMail = screen.getByRole('checkbox', { name: /mails aan het kantoor naar post@example\.org/ });
    expect(officeMail).toBeChecked();
    await user.click(officeMail);
    const calendars = screen.getByRole('checkbox', { name: /agenda meetellen .* voor Ali, Bo/ });
    expect(calendars).toBeChecked();
    await user.click(calendars);
    await user.click(button('Ja, verwijder'));
    await waitFor(() => expect(screen.queryByText('jo@example.org')).toBeNull());
    expect(calls.find(({ route }) => route === remove)?.body).toEqual({
      ...{ user_id: 'admin-2', keeps_webhook: true, keeps_blocked_times: false },
      ...{ keeps_office_mail: false, keeps_calendars: false },
    });
  });

  it('says that mails to the own address of the administrator stop', async () => {
    const setter = { ...other, office_mail_address: 'JO@example.org' };
    const { user } = await show([listed([self, setter])], {});
    await user.click(button('Verwijderen: jo@example.org'));
    expect(screen.getByText(/naar JO@example\.org, het adres van deze beheerder\. Ze gaan uit/)).toBeVisible();
    expect(screen.getByText(/^Ook weg gaan de uitnodigingen/)).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /mails aan het kantoor/ })).toBeNull();
  });

  it('of oneself says so, and logs out', async () => {
    writeItem(storageKeys.adminFlag, 'true');
    const { user, calls } = await show([listed([self, other])], {
      [remove]: () => ({ status: 200, json: true }),
    });
    await user.click(button('Verwijderen: beheer@woninglabel.example'));
    expect(screen.getByText(/Je verwijdert je eigen account en wordt uitgelogd/)).toBeVisible();
    await user.click(button('Ja, verwijder'));
    await waitFor(() => expect(toasts.info).toHaveBeenCalledWith('Je account is verwijderd en je bent uitgelogd'));
    expect(readItem(storageKeys.adminFlag)).toBeNull();
    expect(calls.filter(({ route }) => route === list)).toHaveLength(1);
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  test.each<[string, FakeAnswer, string]>([
    ['the last one', lastOne, 'Niet verwijderd: dit is de laatste beheerder'],
    ['no answer', 'network error', 'Niet verwijderd: de database geeft geen antwoord'],
    ['no rights any more', refusal, 'je bent zelf geen beheerder meer'],
    ['somebody else who was first', { status: 200, json: false }, 'Deze beheerder was al verwijderd'],
  ])('fails on %s, logs nobody out and can be tried again', async (_, answer, text) => {
    writeItem(storageKeys.adminFlag, 'true');
    const { user, calls } = await show([listed([self, other])], { [remove]: () => answer });
    await user.click(button('Verwijderen: beheer@woninglabel.example'));
    await user.click(button('Ja, verwijder'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(toasts.error).toHaveBeenCalledWith(expect.stringContaining(text));
    expect(readItem(storageKeys.adminFlag)).toBe('true');
    expect(signOut).not.toHaveBeenCalled();
    await user.click(button('Ja, verwijder'));
    await waitFor(() => expect(calls.filter(({ route }) => route === remove)).toHaveLength(2));
  });

  it('removes once, however often the button is pressed', async () => {
    const later = laterAnswer();
    const { user, calls } = await show([listed([self, other])], { [remove]: () => later.promise });
    await user.click(button('Verwijderen: jo@example.org'));
    await user.dblClick(button('Ja, verwijder'));
    expect(button('Bezig met verwijderen...')).toHaveAttribute('aria-disabled', 'true');
    expect(calls.filter(({ route }) => route === remove)).toHaveLength(1);
    later.resolve({ status: 500, json: { code: 'XX000', message: 'broken' } });
    expect(await screen.findByRole('button', { name: 'Ja, verwijder' })).toHaveAttribute('aria-disabled', 'false');
  });
});
