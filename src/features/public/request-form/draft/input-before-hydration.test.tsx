// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import type { ValidRequestFields } from '@/domain/request/request';
import type { RequestInput } from '../form-section';
import { useInputBeforeHydration } from './use-request-draft';

function Hydrated({ onRendered }: { onRendered: () => void }) {
  const form = useForm<RequestInput, unknown, ValidRequestFields>();
  useInputBeforeHydration(form, '');
  useLayoutEffect(onRendered, [onRendered]);
  return null;
}

/** Two fields outside the form, the first of which has the focus before it is hydrated. */
function fields() {
  document.body.innerHTML = '<input id="name"><input id="email">';
  const [name, email] = document.querySelectorAll('input');
  if (!name || !email) throw new Error('no fields');
  name.focus();
  return { name, email };
}

test('a field that lost the focus because the form was rendered anew gets it back', () => {
  const { name } = fields();
  render(<Hydrated onRendered={() => name.blur()} />);
  expect(name).toHaveFocus();
});

test('a field to which the visitor went on keeps the focus', () => {
  const { email } = fields();
  render(<Hydrated onRendered={() => email.focus()} />);
  expect(email).toHaveFocus();
});
