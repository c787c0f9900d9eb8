import { Check } from 'lucide-react';
import { validity } from '@/content/legal/label-law';
import { lowestPrice } from '@/domain/pricing/pricing';
import { formatEuro } from '@/lib/format';

const reasons = [
  {
    title: 'Officieel geregistreerd',
    text: `Uw label komt in EP-Online, het register van RVO, en is ${validity.years} jaar geldig.`,
  },
  { title: 'Gecertificeerd adviseur', text: 'Een EP-W adviseur neemt uw woning op volgens de methode NTA 8800.' },
  { title: 'Snel klaar', text: 'Label 1 tot 3 werkdagen na de opname; de hele procedure duurt 3 tot 5 werkdagen.' },
  {
    title: 'Prijs vooraf bekend',
    text: `Vanaf ${formatEuro(lowestPrice)} incl. btw. U ziet uw prijs voordat u de aanvraag verstuurt.`,
  },
];

interface ReasonsProps {
  place: string;
}

export function Reasons({ place }: ReasonsProps) {
  return (
    <section aria-labelledby="reasons-title" className="mx-auto max-w-6xl px-4 py-12">
      <h2 id="reasons-title" className="text-3xl font-bold">
        Waarom uw energielabel in {place} bij ons
      </h2>
      <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {reasons.map(({ title, text }) => (
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
