import { fillTemplate, momentText } from './fill-mail.ts';
import { customerActions, officeNewsShown, officeTemplate } from './mail-templates.ts';
import type { OfficePayload } from './messages.ts';

/** The mail to the office about what customers did, each with a link to its request. Throws for an invalid moment. */
export function fillOfficeMail({ news, more }: OfficePayload, siteUrl: string) {
  const values: Record<string, string> = {
    site_url: siteUrl,
    total: String(news.length + more),
    more: more === 0 ? '' : String(more),
  };
  for (let index = 0; index < officeNewsShown; index += 1) {
    const each = news[index];
    values[`what_${index}`] = each ? (customerActions[each.action] ?? each.action) : '';
    values[`who_${index}`] = each ? `${each.name ?? 'Een klant'} (${each.reference})` : '';
    values[`when_${index}`] = momentText(each?.happened_at);
    values[`link_${index}`] = each ? `${siteUrl}/admin?aanvraag=${each.request_id}` : '';
  }
  return fillTemplate(officeTemplate, values);
}
