import { Check } from 'lucide-react';
import { areaTexts } from '@/content/cities/area';

interface ReasonsProps {
  place: string;
}

export function Reasons({ place }: ReasonsProps) {
  return (
    <section aria-labelledby="reasons-title" className="page section">
      <h2 id="reasons-title" className="text-title">
        {areaTexts.reasonsTitle(place)}
      </h2>
      <ul className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {areaTexts.reasons.map(({ title, text }) => (
          <li key={title} className="border-t border-line pt-4">
            <h3 className="flex gap-2 font-bold">
              <Check aria-hidden="true" className="size-6 shrink-0 text-primary" />
              {title}
            </h3>
            <p className="mt-1 text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
