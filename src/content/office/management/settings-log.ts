import { routeWeightNames } from '@/content/office/visits/advisers';
import { messageKinds } from '../mail-kinds';
import { weekdayName } from '@/content/working-hours';
import { outgoingKinds } from '#shared/mail/customer-mail.ts';
import { formatDateTime, formatNumericDay } from '@/lib/format/format-date';

/** Texts of the log of settings. */
export const settingsLogTexts = {
  title: 'Wijzigingen in de instellingen',
  explanation: 'Wie wat instelde, en wanneer. De laatste duizend wijzigingen worden bewaard.',
  loading: 'Wijzigingen laden...',
  loadFailed: 'De wijzigingen konden niet worden opgehaald. Controleer je internetverbinding.',
  none: 'Er is nog niets gewijzigd.',
  more: 'Meer wijzigingen',
  author: (email: string | null) => (email === null ? 'niet door een beheerder' : `door ${email}`),
} as const;

/** A change of the log: the table of the setting, whose or which, and its values before and after by column. */
interface Change {
  about: string;
  subject: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** What changed, in one line. A change of a kind that this version does not know is named as such. */
export function changeText(change: Change): string {
  return texts[change.about]?.(change) ?? 'Een instelling gewijzigd';
}

const texts: Partial<Record<string, (change: Change) => string>> = {
  settings: ({ before, after }) => {
    if (before?.['route_weight'] !== after?.['route_weight']) {
      return `Voorgestelde momenten: ${routeWeightNames.find(([weight]) => weight === after?.['route_weight'])?.[1] ?? ''}`;
    }
    if (
      before?.['office_mail'] !== after?.['office_mail'] ||
      before?.['office_mail_address'] !== after?.['office_mail_address']
    ) {
      return after?.['office_mail'] === 'off'
        ? 'Mail aan mij uitgezet'
        : `Mail aan mij naar ${textOf(after?.['office_mail_address'])}`;
    }
    if (before?.['webhook_url'] === after?.['webhook_url']) return switched('Mails aan klanten', after?.['sends_mail']);
    const host = textOf(after?.['webhook_url']);
    return host === ''
      ? 'Automatisering uitgezet'
      : `Automatisering ingesteld: ${host === '/' ? 'deze website' : host}`;
  },
  mail_kinds: ({ subject, after }) => {
    const kind = outgoingKinds.find((known) => known === subject);
    return switched(`Mail ‘${kind ? messageKinds[kind] : subject}’`, after?.['is_on']);
  },
  admins: ({ subject, after }) => `${subject} is ${after ? 'beheerder geworden' : 'geen beheerder meer'}`,
  invitations: ({ subject, after }) =>
    after ? `${subject} uitgenodigd als beheerder` : `Uitnodiging voor ${subject} gebruikt of ingetrokken`,
  price_lists: ({ before, after }) => {
    const [was, is] = [before, after].map((list) => formatNumericDay(textOf(list?.['valid_from'])));
    if (after === null) return `Prijslijst vanaf ${was} verwijderd`;
    return before === null ? `Prijslijst vanaf ${is} gemaakt` : `Prijslijst vanaf ${is} gewijzigd`;
  },
  invoice_settings: () => 'Gegevens voor facturen gewijzigd',
  price_items: ({ subject, after }) => `Extra regel ‘${subject}’ ${after ? 'toegevoegd' : 'weggehaald'}`,
  working_hours: () => 'Uren voor spoed gewijzigd',
  visit_durations: () => 'Duur van een bezoek gewijzigd',
  advisers: ({ subject, before, after }) => {
    if (after === null) return `${subject} is geen adviseur meer`;
    return before === null ? `${subject} is adviseur geworden` : `Gegevens van adviseur ${subject} gewijzigd`;
  },
  own_calendars: ({ subject, before, after }) => {
    if (after === null) return `Eigen agenda van ${subject} weggehaald`;
    const host = textOf(after['calendar_url']);
    return before === null
      ? `Eigen agenda van ${subject} ingesteld: ${host}`
      : `Eigen agenda van ${subject} vervangen: ${host}`;
  },
  adviser_hours: ({ subject, before, after }) => {
    const range = after ?? before;
    const hours = [range?.['opens'], range?.['closes']].map((time) => textOf(time).slice(0, 5)).join('–');
    return `Werktijden van ${subject} op ${weekdayName(Number(range?.['weekday']))}: ${hours}${after ? '' : ' weggehaald'}`;
  },
  blocked_times: ({ subject, before, after }) => {
    const period = [(after ?? before)?.['starts_at'], (after ?? before)?.['ends_at']]
      .map((moment) => formatDateTime(textOf(moment)))
      .join(' tot ');
    return after ? `Tijd van ${subject} geblokkeerd: ${period}` : `Blokkade van ${subject} weggehaald: ${period}`;
  },
};

function switched(name: string, isOn: unknown): string {
  return `${name} ${isOn === true ? 'aangezet' : 'uitgezet'}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
