import { fillPlaces, orderRecordTexts as texts } from '@/content/office/requests/order-records';
import type { OrderRecord, StoredOrderTexts } from '@/data/requests/order-records';

interface RecordedTermsProps {
  number: number;
  wording: StoredOrderTexts;
  places: OrderRecord['places'];
}

/** The terms in full, as the customer could read them. */
export function RecordedTerms({ number, wording, places }: RecordedTermsProps) {
  return (
    <section className="mt-8 border-t border-line pt-6 print:mt-4 print:pt-4">
      <h3 className="text-xl font-bold print:text-base">{texts.termsTitle(number)}</h3>
      <p className="mt-1 text-ink-muted print:text-ink">{texts.factsAsStored}</p>
      {wording.terms.map(({ title, paragraphs, points }) => (
        <section key={title} className="mt-4 print:mt-2">
          <h4 className="break-after-avoid font-bold">{title}</h4>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-1">
              {fillPlaces(paragraph, places)}
            </p>
          ))}
          {points.length > 0 && (
            <ul className="mt-1 list-disc pl-5">
              {points.map((point) => (
                <li key={point}>{fillPlaces(point, places)}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </section>
  );
}
