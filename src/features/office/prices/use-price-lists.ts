import { useQueryClient } from '@tanstack/react-query';
import type { DatedKind } from '@/components/office/dated-rows/dated-rows';
import { amountLabels, amountText, differences, priceTexts as texts } from '@/content/office/management/prices';
import { useRemovePriceList, useSavePriceList } from '@/data/prices/mutations';
import { priceListsQuery } from '@/data/prices/queries';
import { amountNames, type AmountName, type PriceList } from '@/domain/pricing/price-list';
import { priceListSchema, typedList } from './price-list-schema';

/** Price lists as rows with a day. */
export function usePriceLists(): DatedKind<PriceList, AmountName> {
  const queryClient = useQueryClient();
  return {
    id: 'price-list',
    texts,
    fields: amountNames.map((name) => ({ name, label: amountLabels[name] })),
    fieldText: amountText,
    schema: priceListSchema,
    toTyped: typedList,
    differences,
    readNewest: () => queryClient.query({ ...priceListsQuery(), staleTime: 0 }).catch(() => null),
    saving: useSavePriceList(),
    removing: useRemovePriceList(),
  };
}
