import type { TermFigures } from '@/content/legal/term-figures';
import { endedVisitCosts as texts } from '@/content/legal/visit-terms';
import type { OwnRequest } from '@/data/own-request/queries';
import { formatCents } from '#shared/format-cents.ts';

/** What a visit costs that did not take place, in words; '' where an invoice says it, or another sentence does. */
export function costOfEnding(
  { how, cost, is_charged }: NonNullable<OwnRequest['ended_visit']>,
  terms: TermFigures,
): string {
  if (is_charged || how === 'office') return '';
  if (cost === 0) return how === 'no_show' ? texts.notNow : texts.nothing;
  if (how === 'no_show') return cost === null ? '' : `${texts.no_show(formatCents(cost))} ${texts.onlyByInvoice}`;
  return `${texts.late(cost === null ? null : formatCents(cost), terms)} ${texts.onlyByInvoice}`;
}
