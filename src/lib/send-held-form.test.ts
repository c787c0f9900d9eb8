// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendHeldForm } from './send-held-form';

const page = document.documentElement;
const sent = vi.fn((event: SubmitEvent) => event.preventDefault());

beforeEach(() => {
  sent.mockClear();
  document.body.innerHTML = '<form><input name="name" value="Jo"></form>';
  document.addEventListener('submit', sent);
  page.dataset['loading'] = '';
});

afterEach(() => {
  document.removeEventListener('submit', sent);
  delete page.dataset['loading'];
});

test('a form that was held back is sent once, as if its button were pressed, and nothing shows that it waits', () => {
  const form = document.querySelector('form');
  form?.setAttribute('data-held', '');
  sendHeldForm(form);
  sendHeldForm(form);
  expect(sent).toHaveBeenCalledOnce();
  expect(sent.mock.calls[0]?.[0].target).toBe(form);
  expect(form?.dataset).not.toHaveProperty('held');
  expect(page.dataset).not.toHaveProperty('loading');
});

test.each([
  ['a form that nobody sent', () => document.querySelector('form')],
  ['what is no form', () => document.body],
  ['a form that is not on the page', () => null],
])('%s is not sent', (_what, find) => {
  sendHeldForm(find());
  expect(sent).not.toHaveBeenCalled();
  expect(page.dataset).toHaveProperty('loading');
});
