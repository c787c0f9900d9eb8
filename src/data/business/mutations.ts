import { useMutation, useQueryClient } from '@tanstack/react-query';
import { supabase } from '@/data/client';
import { invoicesKey, type InvoiceSettings } from '@/data/invoices/queries';
import { requestBuild } from '@/data/publishing/site-build';
import { reload } from '@/data/reload';
import { run } from '@/data/run';
import { businessFactsQuery, type BusinessFacts } from './queries';

export type NameAndAddress = Pick<
  InvoiceSettings,
  'seller_name' | 'street' | 'postcode' | 'city' | 'chamber_of_commerce'
>;

interface ChangedFacts {
  facts?: Partial<BusinessFacts>;
  /** That of the invoices too. */
  address?: NameAndAddress;
}

/** Stores facts of the business and requests a build, since every page names them. Throws a DataError. */
export function useSaveBusiness() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ facts, address }: ChangedFacts): Promise<undefined> => {
      if (facts) await run(supabase.from('business_facts').update(facts).eq('is_only_row', true));
      if (address) await run(supabase.from('invoice_settings').update(address).eq('is_only_row', true));
    },
    onSettled: () =>
      Promise.all([reload(queryClient, businessFactsQuery().queryKey), reload(queryClient, invoicesKey)]),
    onSuccess: () => {
      void requestBuild(queryClient);
    },
  });
}
