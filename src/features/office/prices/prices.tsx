import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryCard } from '@/components/office/query-card';
import { Button } from '@/components/ui/button';
import { amountLabels, amountText, priceTexts as texts } from '@/content/office/management/prices';
import { priceListsQuery, type StoredPriceList } from '@/data/prices/queries';
import { amountNames, type PriceList } from '@/domain/pricing/price-list';
import { adminSections } from '@/lib/admin-links';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { PriceListForm } from './price-list-form';

/** The price lists: the one that holds, those that follow, which can be changed, and those before. */
export function Prices() {
  const query = useQuery(priceListsQuery());
  return (
    <QueryCard id={adminSections.prices} texts={texts} query={query}>
      {(lists) => <Lists lists={lists} />}
    </QueryCard>
  );
}

/** Newest first. */
function Lists({ lists }: { lists: readonly StoredPriceList[] }) {
  const [isAdding, setIsAdding] = useState(false);
  const { date: today } = dutchDateTime(new Date());
  const [current, ...earlier] = lists.filter(({ validFrom }) => validFrom <= today);
  const next = lists.filter(({ validFrom }) => validFrom > today).toReversed();
  if (current === undefined) return null;
  return (
    <div className="mt-4 grid gap-8">
      <Amounts title={texts.now} list={current} />
      {next.map((list) => (
        <PriceListForm key={list.validFrom} stored={list} current={current} today={today} />
      ))}
      {isAdding ? (
        <PriceListForm stored={null} current={current} today={today} onDone={() => setIsAdding(false)} />
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setIsAdding(true)}>
          {texts.add}
        </Button>
      )}
      {earlier.length > 0 && (
        <details>
          <summary className="min-h-11 font-semibold">{texts.earlier}</summary>
          <div className="mt-2 grid gap-6">
            {earlier.map((list) => (
              <Amounts key={list.validFrom} title={texts.from(list.validFrom)} list={list} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

function Amounts({ title, list }: { title: string; list: PriceList }) {
  return (
    <section>
      <h3 className="text-lg font-bold">{title}</h3>
      <dl className="mt-2 grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {amountNames.map((name) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-muted">{amountLabels[name]}</dt>
            <dd className="font-semibold tabular-nums">{amountText(name, list)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
