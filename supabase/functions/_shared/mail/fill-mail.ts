import { cleanLine } from '../text.ts';
import { mailValues, type MailContext, type MailKind, type MailPayload } from './customer-mail.ts';
import { mailTemplates } from './mail-templates.ts';

/** A mail with places to fill in, and one that is filled in. */
interface MailText {
  subject: string;
  text: string;
  html: string;
}

/**
 * The mail of a kind to one customer. Values are inserted as text only: never as markup, a placeholder or a header.
 * Throws for an invalid moment, and for a placeholder without a value.
 */
export function fillMail(kind: MailKind, payload: MailPayload, context: MailContext): MailText {
  return fillTemplate(mailTemplates[kind], mailValues(payload, context));
}

/** A mail with its places filled in; '' is not known. Throws for a place without a value. */
export function fillTemplate({ subject, text, html }: MailText, given: Readonly<Record<string, string>>): MailText {
  const values = new Map(Object.entries(given).map(([place, value]) => [place, cleanLine(value)]));
  return {
    subject: fill(subject, values),
    text: fill(text, values).replace(/\n{3,}/g, '\n\n'),
    html: fill(html, values, escapeHtml),
  };
}

/** A part without nested parts, such as `{{#adviser}}…{{/adviser}}`. */
const innermostPart = /\{\{([#^])(\w+)\}\}((?:(?!\{\{[#^]).)*?)\{\{\/\2\}\}/s;

/** Parts first, then placeholders, so that a value is never read as either. */
function fill(template: string, values: Map<string, string>, escape = (value: string) => value): string {
  function valueOf(place: string): string {
    const value = values.get(place);
    if (value === undefined) throw new Error(`a mail has the unknown place ${place}`);
    return value;
  }
  const [found, sign, place = '', part = ''] = innermostPart.exec(template) ?? [];
  if (found === undefined) {
    return template.replace(/\{\{(.*?)\}\}/g, (_, place: string) => escape(valueOf(place)));
  }
  const isKept = (valueOf(place) !== '') === (sign === '#');
  // A function, because `$` has a meaning in a replacement string.
  return fill(
    template.replace(found, () => (isKept ? part : '')),
    values,
    escape,
  );
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"'{}]/g, (character) => `&#${character.charCodeAt(0)};`);
}
