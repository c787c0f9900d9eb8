import { useQuery } from '@tanstack/react-query';
import { PrintPage } from '@/components/print/print-page';
import { Loading } from '@/components/ui/loading';
import { RetryNotice } from '@/components/ui/retry-notice';
import { orderRecordTexts as texts } from '@/content/office/requests/order-records';
import { orderRecordsQuery, type OrderRecord, type StoredOrderTexts } from '@/data/requests/order-records';
import { addressLine } from '@/domain/request/address-line';
import type { StoredRequest } from '@/domain/request/request-fields';
import { requestReference } from '@/domain/request/request-reference';
import { RecordFacts } from './record-facts';
import { RecordedTerms } from './recorded-terms';
import { termsRead } from './terms-read';

interface OrderRecordsPageProps {
  /** As stored. */
  request: StoredRequest;
  onClose: () => void;
}

/** What the customer of a request saw and agreed to, to read and to print. */
export function OrderRecordsPage({ request, onClose }: OrderRecordsPageProps) {
  const found = useQuery(orderRecordsQuery(request.id));
  return (
    <PrintPage title={texts.title(requestReference(request.id))} onClose={onClose}>
      <p className="mt-2 font-semibold">{texts.home(addressLine(request))}</p>
      <p className="mt-2 text-ink-muted print:text-ink">{texts.intro}</p>
      {found.data ? (
        <Records {...found.data} />
      ) : found.isError && !found.isFetching ? (
        <RetryNotice role="alert" onRetry={() => void found.refetch()}>
          <p>{texts.loadFailed}</p>
        </RetryNotice>
      ) : (
        <Loading text={texts.loading} />
      )}
    </PrintPage>
  );
}

interface RecordsProps {
  records: OrderRecord[];
  texts: Record<string, StoredOrderTexts>;
}

function Records({ records, texts: stored }: RecordsProps) {
  if (records.length === 0) return <p className="mt-6">{texts.none}</p>;
  const read = termsRead(records);
  return (
    <>
      <ol className="mt-6 grid gap-6 print:mt-4 print:gap-4">
        {records.map((record) => (
          <li key={record.id} className="border-t border-line pt-4">
            <RecordFacts
              record={record}
              texts={record.version === null ? undefined : stored[record.version]}
              termsNumber={read.findIndex(({ recordIds }) => recordIds.includes(record.id)) + 1}
            />
          </li>
        ))}
      </ol>
      {read.map(({ version, places }, index) => {
        const wording = stored[version];
        return wording && <RecordedTerms key={version + String(index)} number={index + 1} {...{ wording, places }} />;
      })}
    </>
  );
}
