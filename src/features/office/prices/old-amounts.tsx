import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Notice } from '@/components/ui/notice';
import { priceTexts as texts } from '@/content/office/management/prices';
import { blocksQuery } from '@/data/content/editor-queries';
import { priceItemsQuery } from '@/data/invoices/queries';
import { amountsIn, oldAmounts } from '@/domain/pricing/old-amounts';
import type { PriceList } from '@/domain/pricing/price-list';
import { adminParams, adminSections, managementLink } from '@/lib/admin-links';
import { paths } from '@/lib/paths';

interface OldAmountsProps {
  current: PriceList;
  next: PriceList;
}

/** Which texts of the owner name an amount of the list that holds and that the next one does not have, each with its link. */
export function OldAmounts({ current, next }: OldAmountsProps) {
  const { data: blocks } = useQuery(blocksQuery());
  const { data: items } = useQuery(priceItemsQuery());
  if (blocks === undefined || items === undefined) return null;
  const old = oldAmounts(current, next);
  const places = [
    ...blocks.map(
      ({ id, pagePath, sectionName, title, subtitle, content, summary, searchTitle, searchDescription }) => ({
        key: id,
        name: title || `${pagePath} ${sectionName}`,
        to: {
          pathname: paths.adminContent,
          search: pagePath === '' ? '' : `?${new URLSearchParams({ [adminParams.page]: pagePath }).toString()}`,
          hash: `#${adminSections.content}`,
        },
        amounts: amountsIn([title, subtitle, content, summary, searchTitle, searchDescription].join('\n'), old),
      }),
    ),
    ...items.map(({ id, name, amount }) => ({
      key: id,
      name: texts.extraLine(name),
      to: managementLink(adminSections.invoiceSettings),
      amounts: old.filter((euros) => amount === euros * 100 || amountsIn(name, [euros]).length > 0),
    })),
  ].filter(({ amounts }) => amounts.length > 0);
  if (places.length === 0) return <p>{texts.noOldAmounts}</p>;
  return (
    <Notice tone="warning">
      <p className="font-semibold">{texts.oldAmounts}</p>
      <ul className="mt-1 list-disc pl-5">
        {places.map(({ key, name, to, amounts }) => (
          <li key={key}>
            <Link to={to} className="text-primary underline">
              {name}
            </Link>{' '}
            {texts.names(amounts)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
