import { useQuery } from '@tanstack/react-query';
import { PrintPage } from '@/components/print/print-page';
import { PrintedSender } from '@/components/print/printed-sender';
import { auditHeading, auditLines } from '@/content/office/requests/audit-texts';
import { fieldText } from '@/content/office/requests/field-text';
import { messageKinds } from '@/content/office/mail-kinds';
import { privacyTexts } from '@/content/office/management/privacy-tools';
import { requestFieldLabels } from '@/content/request-fields';
import { administratorsQuery } from '@/data/administrators/queries';
import { administratorName } from '@/domain/access/administrator-name';
import type { PersonDocument } from '@/data/requests/privacy';
import { requestReference } from '@/domain/request/request-reference';
import { requestFieldNames } from '@/domain/request/request-fields';
import { formatDay, formatDateTime } from '@/lib/format/format-date';
import { formatWholeDate } from '@/lib/format/format-whole-date';

const texts = privacyTexts.person;

type PersonRequest = PersonDocument['requests'][number];

interface PersonPageProps {
  person: PersonDocument;
  onClose: () => void;
}

/** Everything stored about one person, for that person to read. */
export function PersonPage({ person: { person, readAt, requests }, onClose }: PersonPageProps) {
  return (
    <PrintPage title={texts.pageTitle(person)} onClose={onClose}>
      <p className="mt-2 text-ink-muted print:text-ink">{texts.pageIntro(formatDay(readAt))}</p>
      {requests.map((request) => (
        <RequestPart key={request.values.id} request={request} />
      ))}
      <PrintedSender />
    </PrintPage>
  );
}

interface RequestPartProps {
  request: PersonRequest;
}

function RequestPart({
  request: { values, roles, deletedAt, changes, appointments, messages, invoices },
}: RequestPartProps) {
  const { data: access } = useQuery({ ...administratorsQuery(), enabled: values.assignedTo !== '' });
  const id = `person-${values.id}`;

  function textOf(name: (typeof requestFieldNames)[number]): string {
    if (name !== 'assignedTo' || values.assignedTo === '') return fieldText(name, values[name]);
    const admin = access?.admins.find(({ userId }) => userId === values.assignedTo);
    return admin ? administratorName(admin) : texts.unknownAdministrator;
  }

  return (
    <section aria-labelledby={id} className="mt-8 border-t border-line pt-6 print:mt-4 print:pt-4">
      <h3 id={id} className="break-after-avoid text-xl font-bold print:text-base">
        {texts.request(requestReference(values.id), formatDateTime(values.createdAt))}
      </h3>
      {!roles.includes('orders') && <p className="mt-1">{texts.ofOther(roles)}</p>}
      {deletedAt !== '' && <p className="mt-1 font-semibold">{texts.deleted(formatDateTime(deletedAt))}</p>}
      <dl className="mt-3 grid gap-x-8 sm:grid-cols-2 print:grid-cols-2">
        {requestFieldNames.map((name) => (
          <div
            key={name}
            className="grid break-inside-avoid grid-cols-term gap-x-3 border-b border-line py-1.5 print:py-0.5"
          >
            <dt className="text-ink-muted print:text-ink">{requestFieldLabels[name]}</dt>
            <dd className="font-semibold whitespace-pre-wrap">{textOf(name)}</dd>
          </div>
        ))}
      </dl>
      <h4 className="mt-4 break-after-avoid font-bold">{texts.changes}</h4>
      {changes.length === 0 && <p>{texts.noChanges}</p>}
      <ol className="mt-1 grid gap-2">
        {changes.map((change) => (
          <li key={change.id} className="break-inside-avoid border-l-4 border-line pl-3">
            <p className="text-sm text-ink-muted print:text-ink">{auditHeading(change)}</p>
            {auditLines(change).map((line) => (
              <p key={line} className="whitespace-pre-wrap">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ol>
      <Lines
        title={texts.appointments}
        lines={appointments.map(({ id: key, starts_at, state }) => ({
          key,
          text: texts.appointment(formatDateTime(starts_at), state),
        }))}
      />
      <Lines
        title={texts.messages}
        lines={messages.map(({ id: key, created_at, kind, state }) => ({
          key,
          text: texts.message(formatDateTime(created_at), messageKinds[kind], state),
        }))}
      />
      <Lines
        title={texts.invoices}
        lines={invoices.map(({ id: key, number, issued_on, total }) => ({
          key,
          text: texts.invoice(number, formatWholeDate(issued_on), total),
        }))}
      />
    </section>
  );
}

interface LinesProps {
  title: string;
  lines: readonly { key: string; text: string }[];
}

/** Nothing when there are none. */
function Lines({ title, lines }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <h4 className="mt-4 break-after-avoid font-bold">{title}</h4>
      <ul className="mt-1 grid gap-1">
        {lines.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </>
  );
}
