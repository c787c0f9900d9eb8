import { PriceTable } from '@/components/public/sections/price-table';
import { Promises } from '@/components/public/sections/promises';
import { Card } from '@/components/ui/card';
import { pricing } from '@/content/public/home-sections';

/** What a label costs and what that includes, above the article that explains it. */
export function ArticlePrices() {
  return (
    <Card className="my-8">
      <PriceTable />
      <h2 className="mt-6 mb-2 text-lg font-bold">{pricing.includedTitle}</h2>
      <Promises items={pricing.included} />
    </Card>
  );
}
