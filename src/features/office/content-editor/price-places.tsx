import { contentEditorTexts as texts } from '@/content/office/texts/content-editor';
import { pagePrices } from '@/content/page-prices';
import { pricePlaces } from '@/domain/pricing/price-places';

/** What a text can name of the price list, each with what it gives now. */
export function PricePlaces() {
  return <p className="text-sm text-ink-muted">{texts.pricePlaces(pricePlaces(pagePrices))}</p>;
}
