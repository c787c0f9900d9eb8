import { useQuery } from '@tanstack/react-query';
import { DatedRowList } from '@/components/office/dated-rows/dated-row-list';
import { QueryCard } from '@/components/office/query-card';
import { priceTexts as texts } from '@/content/office/management/prices';
import { priceListsQuery } from '@/data/prices/queries';
import { adminSections } from '@/lib/admin-links';
import { OldAmounts } from './old-amounts';
import { PriceExamples } from './price-examples';
import { usePriceLists } from './use-price-lists';

/** The price lists: the one that holds, those that follow, which can be changed, and those before. */
export function Prices() {
  const query = useQuery(priceListsQuery());
  const kind = usePriceLists();
  return (
    <QueryCard id={adminSections.prices} texts={texts} query={query}>
      {(lists) => (
        <DatedRowList kind={kind} rows={lists}>
          {(current, next) => (
            <>
              <PriceExamples current={current} next={next} />
              <OldAmounts current={current} next={next} />
            </>
          )}
        </DatedRowList>
      )}
    </QueryCard>
  );
}
