// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ErrorSummary, Form, FormFailure, FormFields, SubmitButton } from './form';
import { TextField } from './fields';
import { useZodForm } from './use-zod-form';

const schema = z.object({
  name: z.string().trim().min(1, 'Name is missing'),
  email: z.string().min(1, 'E-mail is missing').pipe(z.email('E-mail is wrong')),
});

interface TestFormProps {
  onSubmit: (values: z.output<typeof schema>) => Promise<{ field?: 'name'; text: string } | undefined>;
  hasSummary?: boolean;
}

function TestForm({ onSubmit, hasSummary = false }: TestFormProps) {
  const form = useZodForm({ id: 'test', schema, defaultValues: { name: '', email: '' }, hasSummary, onSubmit });
  return (
    <Form form={form}>
      {hasSummary && <ErrorSummary />}
      <FormFields>
        <TextField {...form.field('name')} label="Name" />
        <TextField {...form.field('email')} label="E-mail" />
      </FormFields>
      <FormFailure />
      <SubmitButton busyLabel="Sending...">Send</SubmitButton>
    </Form>
  );
}

function open(onSubmit: TestFormProps['onSubmit'], hasSummary = false) {
  const user = userEvent.setup();
  render(<TestForm onSubmit={onSubmit} hasSummary={hasSummary} />);
  return { user, name: screen.getByLabelText('Name'), email: screen.getByLabelText('E-mail') };
}

test('tells each wrong field and goes to the first, then checks while it is typed in', async () => {
  const onSubmit = vi.fn<TestFormProps['onSubmit']>();
  const { user, name, email } = open(onSubmit);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(name).toHaveFocus();
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription('Name is missing');
  expect(email).toHaveAccessibleDescription('E-mail is missing');
  await user.type(name, 'Jo');
  expect(name).toBeValid();
  expect(name).toHaveAccessibleDescription('');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a summary takes the focus instead, at every attempt, and leads to the fields', async () => {
  const { user, email } = open(vi.fn<TestFormProps['onSubmit']>(), true);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await user.click(screen.getByRole('button', { name: 'Send' }));
    // The form is checked after the click, and the focus moves once its errors are shown.
    await waitFor(() => expect(screen.getByRole('group', { name: 'Kijk deze velden nog na' })).toHaveFocus());
  }
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Name is missing',
    'E-mail is missing',
  ]);
  await user.click(screen.getByRole('link', { name: 'E-mail is missing' }));
  expect(email).toHaveFocus();
});

test('submits the parsed values once, however often it is asked, with its fields disabled meanwhile', async () => {
  let finish: (() => void) | undefined;
  const onSubmit = vi.fn<TestFormProps['onSubmit']>(
    () => new Promise((resolve) => (finish = () => resolve(undefined))),
  );
  const { user, name, email } = open(onSubmit);
  await user.type(name, ' Jo ');
  await user.type(email, 'jo@example.org{Enter}{Enter}');
  const button = await screen.findByRole('button', { name: 'Sending...' });
  expect(button).toHaveFocus();
  expect(name).toBeDisabled();
  await user.click(button);
  finish?.();
  expect(await screen.findByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'false');
  expect(onSubmit.mock.calls).toEqual([[{ name: 'Jo', email: 'jo@example.org' }]]);
  expect(name).toHaveValue(' Jo ');
  await user.clear(email);
  expect(email).toBeValid();
});

test('a refusal shows above the button until the next attempt, or at its field', async () => {
  const onSubmit = vi
    .fn<TestFormProps['onSubmit']>()
    .mockResolvedValueOnce({ text: 'The server says no' })
    .mockImplementationOnce(async () => {
      await screen.findByRole('button', { name: 'Sending...' });
      return { field: 'name', text: 'Name is taken' };
    });
  const { user, name, email } = open(onSubmit);
  await user.type(name, 'Jo');
  await user.type(email, 'jo@example.org{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('The server says no');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription('Name is taken'));
  expect(name).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(email).toHaveValue('jo@example.org');
});

function FollowingForm({ values }: { values: { name: string; email: string } }) {
  const form = useZodForm({ id: 'test', schema, defaultValues: values, values, onSubmit: () => undefined });
  return (
    <Form form={form}>
      <TextField {...form.field('name')} label="Name" />
      <TextField {...form.field('email')} label="E-mail" />
    </Form>
  );
}

test('follows what changes outside, and leaves what was typed since', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<FollowingForm values={{ name: 'Jo', email: '' }} />);
  await user.type(screen.getByLabelText('E-mail'), 'jo@');
  rerender(<FollowingForm values={{ name: 'Jo', email: '' }} />);
  expect(screen.getByLabelText('E-mail')).toHaveValue('jo@');
  rerender(<FollowingForm values={{ name: 'Jo de Vries', email: '' }} />);
  expect(screen.getByLabelText('Name')).toHaveValue('Jo de Vries');
  expect(screen.getByLabelText('E-mail')).toHaveValue('jo@');
  rerender(<FollowingForm values={{ name: 'Jo de Vries', email: 'jo@example.org' }} />);
  expect(screen.getByLabelText('E-mail')).toHaveValue('jo@example.org');
});

test('a form in a dialog is submitted alone, not the form that the dialog was opened from', async () => {
  const [outer, inner] = [vi.fn<TestFormProps['onSubmit']>(), vi.fn<TestFormProps['onSubmit']>()];
  function Outer() {
    const form = useZodForm({
      id: 'outer',
      schema: z.object({}),
      defaultValues: {},
      onSubmit: () => outer({ name: '', email: '' }),
    });
    return <Form form={form}>{createPortal(<TestForm onSubmit={inner} />, document.body)}</Form>;
  }
  const user = userEvent.setup();
  render(<Outer />);
  await user.type(screen.getByLabelText('Name'), 'Jo');
  await user.type(screen.getByLabelText('E-mail'), 'jo@example.org{Enter}');
  await waitFor(() => expect(inner).toHaveBeenCalledOnce());
  expect(outer).not.toHaveBeenCalled();
});
