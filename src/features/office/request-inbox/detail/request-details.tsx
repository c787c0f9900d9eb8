import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { requestFieldLabels } from '@/content/request-fields';
import { phoneHref } from '@/domain/contact/phone';
import { dialledNumber } from '#shared/phone-number.ts';
import {
  fieldDefinition,
  requestFieldNames,
  type RequestFieldName,
  type StoredRequest,
} from '@/domain/request/request-fields';
import { mailHref } from '@/lib/format/contact-href';
import { formatDateTime } from '@/lib/format/format-date';
import { EarlyStart } from './early-start';
import { fieldText, orDash } from '@/content/office/requests/field-text';
import { priceText } from '@/content/office/requests/price-texts';

interface RequestDetailsProps {
  request: StoredRequest;
  /** Undefined for what cannot be corrected. */
  onCorrect: (() => void) | undefined;
  /** Who is at home and who pays. */
  roles: ReactNode;
}

/** What the home owner sent, read-only. */
export function RequestDetails({ request, onCorrect, roles }: RequestDetailsProps) {
  return (
    <div className="grid min-w-0 content-start gap-6">
      <Section
        title="Klantgegevens"
        action={
          onCorrect && (
            <Button variant="quiet" onClick={onCorrect}>
              Corrigeren
            </Button>
          )
        }
      >
        <Items section="customer" request={request} />
        <Item label={requestFieldLabels.createdAt}>{formatDateTime(request.createdAt)}</Item>
        <Item label={requestFieldLabels.source}>{fieldText('source', request.source)}</Item>
        {request.earlyStartRequestedAt !== '' && (
          <Item label={requestFieldLabels.earlyStartRequestedAt}>{formatDateTime(request.earlyStartRequestedAt)}</Item>
        )}
      </Section>
      {roles}
      <EarlyStart request={request} />
      <Section title="Woninggegevens">
        <Items section="home" request={request} />
      </Section>
    </div>
  );
}

/** What the customer wrote. */
export function Message({ text }: { text: string }) {
  return (
    <section>
      <h3 className="text-lg font-bold">Bericht</h3>
      <p className="max-h-40 overflow-y-auto whitespace-pre-wrap">{text}</p>
    </section>
  );
}

interface ItemsProps {
  request: StoredRequest;
  section: NonNullable<ReturnType<typeof fieldDefinition>['section']>;
}

interface RoleItemsProps extends ItemsProps {
  title: string;
  /** Said when there is nobody else than the customer; '' for nothing at all. */
  nobodyElse: string;
  /** Beside the title. */
  children: ReactNode;
}

/** What is known of who is at home or pays. */
export function RoleItems({ title, section, request, nobodyElse, children }: RoleItemsProps) {
  const names = requestFieldNames.filter((name) => fieldDefinition(name).section === section && request[name] !== '');
  if (names.length === 0) {
    return (
      nobodyElse !== '' && (
        <section>
          <SectionTitle title={title} action={children} />
          <p>{nobodyElse}</p>
        </section>
      )
    );
  }
  return (
    <Section title={title} action={children}>
      {names.map((name) => (
        <Item key={name} label={requestFieldLabels[name]}>
          {value(name, request)}
        </Item>
      ))}
    </Section>
  );
}

/** The fields of a section, in the order of `requestFields`. */
function Items({ section, request }: ItemsProps) {
  return requestFieldNames
    .filter((name) => fieldDefinition(name).section === section)
    .map((name) => (
      <Item key={name} label={requestFieldLabels[name]}>
        {value(name, request)}
      </Item>
    ));
}

function value(name: RequestFieldName, request: StoredRequest): ReactNode {
  if (name === 'email' || name === 'atHomeEmail' || name === 'payerEmail')
    return <LinkOrDash href={mailHref(request[name])} text={request[name]} />;
  if (name === 'phone' || name === 'atHomePhone')
    return <LinkOrDash href={phoneHref(dialledNumber(request[name]))} text={request[name]} />;
  if (name === 'houseNumber') return orDash(`${request.houseNumber} ${request.houseNumberAddition}`.trim());
  if (name === 'price') return priceText(request);
  return fieldText(name, request[name]);
}

interface SectionProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function Section({ title, action, children }: SectionProps) {
  return (
    <section className="grid gap-2">
      <SectionTitle title={title} action={action} />
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">{children}</dl>
    </section>
  );
}

function SectionTitle({ title, action }: { title: string; action?: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <h3 className="text-lg font-bold">{title}</h3>
      {action}
    </div>
  );
}

interface ItemProps {
  label: string;
  children: ReactNode;
}

function Item({ label, children }: ItemProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface LinkOrDashProps {
  href: string;
  text: string;
}

function LinkOrDash({ href, text }: LinkOrDashProps) {
  if (text.trim() === '') return '-';
  return (
    <a href={href} className="inline-block min-h-6 text-primary underline">
      {text}
    </a>
  );
}
