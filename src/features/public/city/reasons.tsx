import { PriceTable } from '@/components/public/sections/price-table';
import { Promises } from '@/components/public/sections/promises';
import { Card } from '@/components/ui/card';
import { areaTexts } from '@/content/cities/area';

interface ReasonsProps {
  place: string;
  /** Those of a city. */
  own?: string;
  reach?: string;
}

/** Why to choose us, and what it costs. */
export function Reasons({ place, own, reach }: ReasonsProps) {
  return (
    <section
      aria-labelledby="reasons-title"
      className="page grid items-start gap-x-12 gap-y-6 section lg:grid-cols-[5fr_6fr]"
    >
      <div>
        <h2 id="reasons-title" className="mb-4 text-title">
          {areaTexts.reasonsTitle(place)}
        </h2>
        <Promises items={areaTexts.reasons(place, own, reach)} />
      </div>
      <Card>
        <PriceTable />
      </Card>
    </section>
  );
}
