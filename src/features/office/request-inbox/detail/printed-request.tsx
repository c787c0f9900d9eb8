import '@/styles/print-alone.css';
import { clsx } from 'clsx/lite';
import { createPortal } from 'react-dom';
import { priceText } from '@/content/office/requests/price-texts';
import { requestFieldLabels } from '@/content/request-fields';
import { site } from '@/content/site';
import { rushTexts } from '@/content/office/requests/rush';
import { dateTimeText } from '@/content/working-hours';
import { useRushDeadline } from '@/data/settings/working-hours';
import { requestReference } from '@/domain/request/request-reference';
import {
  fieldDefinition,
  requestFieldNames,
  type RequestFieldName,
  type StoredRequest,
} from '@/domain/request/request-fields';
import { formatDateTime } from '@/lib/format/format-date';
import { isoTimestamp } from '@/lib/format/iso-timestamp';
import { useFieldText } from '../shared/use-field-text';

const managed = ['status', 'appointmentDate', 'appointmentTime', 'callbackOn', 'assignedTo'] as const;

/** Lines of free text that fit on the page beside the details. */
const maxLines = 24;

interface PrintedRequestProps {
  /** As stored. */
  request: StoredRequest;
}

/** The request on one page of paper, whatever else is on screen. */
export function PrintedRequest({ request }: PrintedRequestProps) {
  const fieldText = useFieldText();
  const { message, notes, createdAt, rushService } = request;
  const deadline = useRushDeadline(rushService ? Date.parse(isoTimestamp(createdAt)) : null);
  const isLong = linesOf(message) + linesOf(notes) > maxLines;

  function items(names: readonly RequestFieldName[]) {
    return names.map((name) => (
      <div key={name} className="flex gap-2">
        <dt className="w-36 shrink-0">{requestFieldLabels[name]}</dt>
        <dd>{name === 'price' ? priceText(request) : fieldText(name, request[name])}</dd>
      </div>
    ));
  }

  // Outside the dialog, which is as high as the screen.
  return createPortal(
    <article
      data-printed=""
      className={clsx(
        'hidden bg-white text-black print:block',
        !isLong && 'text-print',
        isLong &&
          (message.length + notes.length > 5000 ? 'text-print-xs leading-tight' : 'text-print-sm leading-tight'),
      )}
    >
      <h2 className="text-print-lg font-bold">Aanvraag {requestReference(request.id)}</h2>
      <p>
        {site.brand}, {requestFieldLabels.createdAt.toLowerCase()} {formatDateTime(createdAt)},{' '}
        {requestFieldLabels.source.toLowerCase()} {fieldText('source', request.source)}
      </p>
      {deadline !== null && <p className="font-bold">{rushTexts.labelBy(dateTimeText(deadline))}</p>}
      <h3 className="mt-3 font-bold">Afspraak</h3>
      <dl className="grid gap-x-6 sm:grid-cols-2">{items(managed)}</dl>
      <h3 className="mt-3 font-bold">Klantgegevens</h3>
      <dl className="grid gap-x-6 sm:grid-cols-2">
        {items(
          requestFieldNames.filter((name) => {
            const { section } = fieldDefinition(name);
            return section === 'customer' || ((section === 'at-home' || section === 'payer') && request[name] !== '');
          }),
        )}
      </dl>
      <h3 className="mt-3 font-bold">Woninggegevens</h3>
      <dl className="grid gap-x-6 sm:grid-cols-2">
        {items(
          requestFieldNames.filter(
            (name) => fieldDefinition(name).section === 'home' || name === 'houseNumberAddition',
          ),
        )}
      </dl>
      <Text title={requestFieldLabels.message} text={message} isLong={isLong} />
      <Text title={requestFieldLabels.notes} text={notes} isLong={isLong} />
    </article>,
    document.body,
  );
}

interface TextProps {
  title: string;
  text: string;
  isLong: boolean;
}

/** A long text is one paragraph in columns: with its line breaks it would not fit on the page. */
function Text({ title, text, isLong }: TextProps) {
  if (text === '') return null;
  return (
    <section className="mt-3">
      <h3 className="font-bold">{title}</h3>
      <p className={isLong ? 'columns-2' : 'whitespace-pre-wrap'}>{isLong ? text.replace(/\s*\n\s*/g, ' / ') : text}</p>
    </section>
  );
}

function linesOf(text: string): number {
  return text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / 90), 0);
}
