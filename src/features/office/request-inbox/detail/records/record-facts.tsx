import type { ReactNode } from 'react';
import { fillPlaces, orderRecordTexts as texts } from '@/content/office/requests/order-records';
import { propertyTypeLabel } from '@/content/public/request/property-types';
import type { OrderRecord, StoredOrderTexts } from '@/data/requests/order-records';
import { formatSquareMetres } from '@/lib/format/format-area';
import { formatDateTime, formatPlainDay } from '@/lib/format/format-date';
import { formatEuro } from '#shared/format-euro.ts';

interface RecordFactsProps {
  record: OrderRecord;
  /** Undefined where the version is not known. */
  texts: StoredOrderTexts | undefined;
  /** Of the terms below; 0 without any. */
  termsNumber: number;
}

/** One act: what was ordered, when, and what stood on and above the button. */
export function RecordFacts({ record, texts: wording, termsNumber }: RecordFactsProps) {
  const { act, recordedAt, isByCustomer, price, surfaceArea, startsAt, withdrawalUntil, earlyStartAt } = record;
  const places = { ...record.places, price, free_until: record.freeUntil, rush_until: record.rushUntil };
  const button = wording && record.button !== null ? wording.buttons[record.button] : undefined;
  const lines = record.lines.flatMap((name) => wording?.lines[name] ?? []);
  const home = [propertyTypeLabel(record.propertyType), surfaceArea !== null && formatSquareMetres(surfaceArea)];
  return (
    <article className="grid break-inside-avoid gap-2">
      <h3 className="text-lg font-bold print:text-base">
        {texts.acts[act]}, {formatDateTime(recordedAt)}
      </h3>
      <dl className="grid gap-x-8 gap-y-1 sm:grid-cols-2 print:grid-cols-2">
        <Fact term={texts.facts.by}>{isByCustomer ? texts.byCustomer : texts.byOffice}</Fact>
        <Fact term={texts.facts.price}>{price === null ? texts.noPrice : formatEuro(price)}</Fact>
        <Fact term={texts.facts.home}>{home.filter(Boolean).join(', ')}</Fact>
        <Fact term={texts.facts.rush}>{record.isRush ? texts.yes : texts.no}</Fact>
        {startsAt !== null && <Fact term={texts.facts.visit}>{formatDateTime(startsAt)}</Fact>}
        {startsAt !== null && withdrawalUntil !== null && withdrawalUntil >= recordedAt.slice(0, 10) && (
          <Fact term={texts.facts.withdrawal}>{formatPlainDay(withdrawalUntil)}</Fact>
        )}
        {earlyStartAt !== null && <Fact term={texts.facts.earlyStart}>{formatDateTime(earlyStartAt)}</Fact>}
      </dl>
      {button !== undefined && (
        <p>
          {texts.facts.button}: <strong>“{fillPlaces(button, places)}”</strong>
        </p>
      )}
      {lines.length > 0 && (
        <>
          <p>{texts.facts.lines}:</p>
          <ul className="list-disc pl-5">
            {lines.map((line) => (
              <li key={line}>{fillPlaces(line, places)}</li>
            ))}
          </ul>
        </>
      )}
      {isByCustomer && (
        <p>{wording && record.version !== null ? texts.termsBelow(record.version, termsNumber) : texts.unknownTexts}</p>
      )}
    </article>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-muted print:text-ink">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
