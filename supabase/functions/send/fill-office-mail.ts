import { businessValues } from '../_shared/mail/customer-mail.ts';
import { momentText } from '../_shared/mail/date-text.ts';
import { fillTemplate } from '../_shared/mail/fill-mail.ts';
import type { HandedOverPayload, OfficePayload } from './messages.ts';
import {
  customerActions,
  handedOverTemplate,
  handedOverTexts as texts,
  newsShown,
  officeTemplate,
  officeTexts,
} from './office-mail-templates.ts';

/** What one paragraph of a mail to the office or an adviser tells, with a link to its request. */
interface News {
  what: string;
  who: string;
  when: string;
  requestId: string;
}

/** The mail to the office about what customers did. Throws for an invalid moment. */
export function fillOfficeMail({ news, more, business }: OfficePayload, siteUrl: string) {
  const told = news.map((each) => ({
    what: [customerActions[each.action] ?? each.action, momentText(each.visit_at)].filter(Boolean).join(': '),
    who: `${each.name ?? 'Een klant'} (${each.reference})`,
    when: `${officeTexts.done} ${momentText(each.happened_at)}`,
    requestId: each.request_id,
  }));
  return fillTemplate(officeTemplate, { ...businessValues(business), ...valuesOf(told, more, siteUrl) });
}

/** The mail to an adviser about what others changed of visits. Throws for an invalid moment. */
export function fillHandedOverMail({ visits, more, business }: HandedOverPayload, siteUrl: string) {
  const told = visits.map((visit) => ({
    what: visit.known_at === null ? texts.gained : visit.starts_at === null ? texts.lost : texts.moved,
    who: [visit.name ?? `Aanvraag ${visit.reference}`, visit.address].filter(Boolean).join(', '),
    when: [
      momentText(visit.starts_at ?? visit.known_at),
      visit.starts_at && visit.known_at && `${texts.previous} ${momentText(visit.known_at)}`,
    ]
      .filter(Boolean)
      .join(', '),
    requestId: visit.request_id,
  }));
  return fillTemplate(handedOverTemplate, { ...businessValues(business), ...valuesOf(told, more, siteUrl) });
}

function valuesOf(news: readonly News[], more: number, siteUrl: string): Record<string, string> {
  const values: Record<string, string> = {
    site_url: siteUrl,
    total: String(news.length + more),
    more: more === 0 ? '' : String(more),
  };
  for (let index = 0; index < newsShown; index += 1) {
    const each = news[index];
    values[`what_${index}`] = each?.what ?? '';
    values[`who_${index}`] = each?.who ?? '';
    values[`when_${index}`] = each?.when ?? '';
    values[`link_${index}`] = each ? `${siteUrl}/admin?aanvraag=${each.requestId}` : '';
  }
  return values;
}
