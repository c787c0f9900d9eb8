import { createElement } from 'react';
import { format } from 'prettier';
import { render, toPlainText } from 'react-email';
import { propertyTypeLabels } from '@/content/public/request/property-types';
import { appointmentCalendarTexts } from '@/content/appointment-calendar';
import { invoiceTexts } from '@/content/invoice';
import { customerActionNames } from '@/content/office/requests/customer-actions';
import { handedOverMail, handedOverTexts, officeMail, officeTexts, troubleTexts } from '@/content/mails';
import { mailKinds } from '#shared/mail/customer-mail.ts';
import { mails, type RenderedMail } from './mails';
import { newsShown, OfficeMail } from './office-mail';

const head = '// Made from src/content and src/mails by `npm run mails`. Do not edit.\n\n';

/** The generated modules with mails and texts for the Edge Functions, by path in supabase/functions. */
export async function renderTemplates(): Promise<Record<string, string>> {
  const entries = await Promise.all(mailKinds.map(async (kind) => [kind, await template(mails[kind])] as const));
  const [office, handedOver] = await Promise.all(
    [officeMail, handedOverMail].map((texts) =>
      template({ subject: texts.subject, mail: createElement(OfficeMail, { texts }) }),
    ),
  );
  return {
    '_shared/mail/mail-templates.ts': await module(
      `import type { MailKind } from './customer-mail.ts';

      export const mailTemplates: Readonly<Record<MailKind, { subject: string; text: string; html: string }>> =
        ${JSON.stringify(Object.fromEntries(entries))};`,
    ),
    '_shared/mail/mail-facts.ts': await module(
      `export const propertyTypes: Record<string, string> = ${JSON.stringify(propertyTypeLabels)};`,
    ),
    'send/office-mail-templates.ts': await module(
      `export const officeTemplate = ${JSON.stringify(office)};
      export const handedOverTemplate = ${JSON.stringify(handedOver)};
      export const officeTexts = ${JSON.stringify(officeTexts)};
      export const handedOverTexts = ${JSON.stringify(handedOverTexts)};
      export const troubleTexts = ${JSON.stringify(troubleTexts)};
      export const newsShown = ${newsShown};
      export const customerActions: Record<string, string> = ${JSON.stringify(customerActionNames)};`,
    ),
    '_shared/calendar/appointment-calendar-texts.ts': await module(
      `export const appointmentCalendarTexts = ${JSON.stringify(appointmentCalendarTexts)};`,
    ),
    'send/invoice/texts.ts': await module(`export const invoiceTexts = ${JSON.stringify(invoiceTexts)};`),
  };
}

async function template({ subject, mail }: RenderedMail) {
  const html = (await render(mail)).replace(/<!--(?: |\/?\$|html|head|body)-->/g, '');
  return { subject, text: plainText(html), html };
}

function plainText(html: string): string {
  const selectors = [
    // In capitals, placeholders would not be recognised.
    ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'a', options: { linkBrackets: ['<', '>'] } },
  ];
  return `${toPlainText(html, { selectors }).trim()}\n`;
}

function module(code: string): Promise<string> {
  return format(head + code, { parser: 'typescript', singleQuote: true, printWidth: 120 });
}
