import { createHash } from 'node:crypto';
import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { formatEuro } from '../../supabase/functions/_shared/format-euro.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** In place of an amount that the content formats. */
const feeMark = 987_654_321;

/** The place of each figure of the terms: a column of private.business_terms. */
const figures: Record<string, string | number> = {
  quoteValidDays: '{{quote_days}}',
  paymentDays: '{{payment_days}}',
  lateInterestPercent: '{{late_interest}}',
  cancellationHours: '{{cancellation_hours}}',
  cancellationPercent: '{{cancellation_percentage}}',
  calloutFee: feeMark,
  complaintDays: '{{complaint_days}}',
  withdrawalDays: '{{withdrawal_days}}',
  visitPercent: '{{visit_percentage}}',
  refundDays: '{{refund_days}}',
};

const placesInFigures: Plugin = {
  name: 'places-in-figures',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/src/content/legal/terms-figures.ts')
      ? `export const termsFigures = ${JSON.stringify(figures)};`
      : undefined,
};

async function load<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(path.join(root, file), {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': path.join(root, 'src') } },
    plugins: [placesInFigures],
  });
  return module;
}

/** What differs from one business or day to another is a place; the longest texts go first. */
async function readFacts(): Promise<[string, string][]> {
  const { site } = await load<typeof import('../../src/content/site.ts')>('src/content/site.ts');
  const { lowestPrice, rushPrice } = await load<typeof import('../../src/domain/pricing/pricing.ts')>(
    'src/domain/pricing/pricing.ts',
  );
  return [
    [`${site.street}, ${site.postcode} ${site.city}`, '{{street}}, {{postcode}} {{city}}'],
    [site.email, '{{email}}'],
    [site.brand, '{{seller}}'],
    [site.chamberOfCommerce, '{{chamber_of_commerce}}'],
    [formatEuro(feeMark), '{{callout_fee}}'],
    [formatEuro(lowestPrice), '{{lowest_price}}'],
    [formatEuro(rushPrice), '{{rush_price}}'],
  ];
}

/** What customers read before an act that binds, in today's content, as JSON, and its version: the beginning of its hash. */
export async function readOrderTexts(): Promise<{ version: string; text: string }> {
  const { orderTexts } = await load<typeof import('../../src/content/legal/order-texts.ts')>(
    'src/content/legal/order-texts.ts',
  );
  const facts = await readFacts();
  function withPlaces(value: string): string {
    return facts.reduce((text, [fact, place]) => text.replaceAll(fact, place), value);
  }
  const text = JSON.stringify(
    orderTexts,
    (_, value: unknown) => (typeof value === 'string' ? withPlaces(value) : value),
    1,
  );
  return { version: createHash('sha256').update(text).digest('hex').slice(0, 12), text };
}
