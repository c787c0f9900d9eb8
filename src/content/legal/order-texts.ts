import { momentTexts, ownRequest } from '@/content/public/request/own-request';
import { lateRush } from '@/content/public/request/rush-promise';
import { requestGuidance, sendRequest } from '@/content/public/request/request-form-texts';
import { cancelFreeUntil } from './agreements';
import type { LegalSection } from './legal-pages';
import { terms } from './terms';
import { termsFigures as figures } from './terms-figures';
import { calloutText, cancellingLate, cancellingLater } from './visit-terms';

const { order, moving } = momentTexts;

/** What a customer reads before an act that binds: what stands on the button, the lines above it by name, and the terms in full. */
interface OrderTexts {
  buttons: Record<string, string>;
  lines: Record<string, string>;
  terms: readonly Pick<LegalSection, 'title' | 'paragraphs' | 'points'>[];
}

/** The texts of this build, in which what differs from visit to visit is a place. private.record_order names the same lines. */
export const orderTexts: OrderTexts = {
  buttons: {
    send: sendRequest,
    pick: order.button('{{price}}'),
    pick_unpriced: order.button(null),
    move: moving.button,
    move_order: moving.dearer('{{price}}'),
    agree: ownRequest.priceQuestion.agree('{{price}}', false),
    agree_order: ownRequest.priceQuestion.agree('{{price}}', true),
  },
  lines: {
    no_obligation: `${requestGuidance.terms} algemene voorwaarden.`,
    rush_missed: lateRush.visit('{{rush_until}}'),
    no_price: order.noPrice('{{price_from}}'),
    fixed_price: order.fixedPrice,
    move_same: moving.cost.same('{{price}}'),
    move_less: moving.cost.less('{{price}}'),
    move_more: moving.cost.more('{{price}}'),
    move_unpriced: moving.cost.same(null),
    free: cancelFreeUntil('{{free_until}}'),
    soon: order.late(figures),
    late_work: cancellingLate('work', figures),
    late_fee: cancellingLate('fee', figures),
    late_either: cancellingLate('either', figures),
    later_work: cancellingLater('work', figures),
    later_fee: cancellingLater('fee', figures),
    later_either: cancellingLater('either', figures),
    callout: calloutText(figures),
    no_address: order.noAddress,
    early_start: `${order.earlyStart(figures)} ${order.earlyStartHint}`,
  },
  terms: terms.map(({ title, paragraphs, points }) => ({ title, paragraphs, ...(points && { points }) })),
};
