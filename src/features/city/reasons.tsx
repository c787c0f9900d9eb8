import { Check } from 'lucide-react';
import { areaTexts } from '@/content/cities/area';

interface ReasonsProps {
  place: string;
}

export function Reasons({ place }: ReasonsProps) {
  return (
    <section aria-labelledby="reasons-title" className="page py-12">
      <h2 id="reasons-title" className="text-3xl font-bold">
        {areaTexts.reasonsTitle(place)}
      </h2>
      <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {areaTexts.reasons.map(({ title, text }) => (
          <li key={title}>
            <Check aria-hidden="true" className="size-7 text-primary" />
            <h3 className="mt-2 font-bold">{title}</h3>
            <p className="mt-1 text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
