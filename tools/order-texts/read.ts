import { createHash } from 'node:crypto';
import path from 'node:path';
import { runnerImport, type InlineConfig } from 'vite';
import type { orderTexts } from '../../src/content/legal/order-texts.ts';
import { lowestPrice, rushPrice } from '../../src/content/page-prices.ts';
import { formatEuro } from '../../supabase/functions/_shared/format-euro.ts';
import { placesInTerms } from './term-places.ts';

const root = path.resolve(import.meta.dirname, '../..');

const options: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { '@': path.join(root, 'src') } },
  plugins: [placesInTerms],
};

/** What differs from one price list to another is a place too. */
const amounts: [string, string][] = [
  [formatEuro(lowestPrice), '{{lowest_price}}'],
  [formatEuro(rushPrice), '{{rush_price}}'],
];

/** What customers read before an act that binds, in today's content, as JSON, and its version: the beginning of its hash. */
export async function readOrderTexts(): Promise<{ version: string; text: string }> {
  const { module } = await runnerImport<{ orderTexts: typeof orderTexts }>(
    path.join(root, 'src/content/legal/order-texts.ts'),
    options,
  );
  function withPlaces(value: string): string {
    return amounts.reduce((text, [amount, place]) => text.replaceAll(amount, place), value);
  }
  const text = JSON.stringify(
    module.orderTexts,
    (_, value: unknown) => (typeof value === 'string' ? withPlaces(value) : value),
    1,
  );
  return { version: createHash('sha256').update(text).digest('hex').slice(0, 12), text };
}
