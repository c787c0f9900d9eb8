// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAdmin } from '@/test/render/render-admin';
import { exampleMails } from './example-mails';
import { framedMail } from '@/components/office/mail/framed-mail';
import { MailPreviews } from './mail-previews';

test('each mail is shown in a frame without rights, with its subject and its text', async () => {
  const user = renderAdmin(<MailPreviews />);
  expect(screen.queryByTitle(/Voorbeeld van de mail/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Mails bekijken' }));
  const choice = await screen.findByLabelText('Welke mail');
  expect(choice).toHaveFocus();
  for (const { kind, name, subject } of exampleMails()) {
    await user.selectOptions(choice, kind);
    const frame = screen.getByTitle(`Voorbeeld van de mail: ${name}`);
    expect(frame).toHaveAttribute('sandbox', '');
    expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('Goedendag'));
    expect(screen.getByText(subject)).toBeVisible();
  }
  await user.selectOptions(choice, 'labelAttached');
  expect(screen.getByText(/Uw energielabel is klaar\. Het staat in EP-Online/)).toBeInTheDocument();
});

test('the frame has the looks of the mail without a style attribute', () => {
  const framed = framedMail(
    '<head><style>.a{}</style></head><p style="color:red">x</p><b style="top:0">style=&#34;</b>',
  );
  expect(framed).toBe(
    '<head><style>[data-style="0"]{color:red}\n[data-style="1"]{top:0}</style><style>.a{}</style></head><p data-style="0">x</p><b data-style="1">style=&#34;</b>',
  );
  for (const { html } of exampleMails()) expect(html).not.toMatch(/ style=/);
});
