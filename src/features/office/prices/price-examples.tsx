import { priceTexts as texts } from '@/content/office/management/prices';
import { propertyTypeLabels } from '@/content/public/request/property-types';
import { exampleHomes, type ExampleHome } from '@/domain/pricing/example-homes';
import type { PriceList } from '@/domain/pricing/price-list';
import { calculatePrice } from '@/domain/pricing/pricing';
import { formatEuro } from '#shared/format-euro.ts';

interface PriceExamplesProps {
  current: PriceList;
  next: PriceList;
}

/** What homes cost by the list that holds and by the next one, side by side. */
export function PriceExamples({ current, next }: PriceExamplesProps) {
  return (
    <table className="w-full text-left tabular-nums">
      <caption className="text-left font-semibold">{texts.examples}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.home}</th>
          <th scope="col" className="text-right">
            {texts.nowColumn}
          </th>
          <th scope="col" className="text-right">
            {texts.thenColumn}
          </th>
        </tr>
      </thead>
      <tbody>
        {exampleHomes.map((home) => (
          <tr key={nameOf(home)} className="border-t border-line">
            <th scope="row" className="py-1 font-normal">
              {nameOf(home)}
            </th>
            <td className="text-right">{formatEuro(calculatePrice(home, current).total)}</td>
            <td className="text-right font-semibold">{formatEuro(calculatePrice(home, next).total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function nameOf({ propertyType, surfaceArea, rushService }: ExampleHome): string {
  return texts.exampleHome(propertyTypeLabels[propertyType], surfaceArea, rushService);
}
