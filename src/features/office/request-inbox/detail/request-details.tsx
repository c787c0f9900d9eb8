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
import { roleSections } from '@/content/office/requests/roles';

interface RequestDetailsProps {
  request: StoredRequest;
  /** Undefined for what cannot be corrected. */
  onCorrect: (() => void) | undefined;
}

/** What the home owner sent, read-only. */
export function RequestDetails({ request, onCorrect }: RequestDetailsProps) {
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
      <RoleItems title={roleSections.atHome} section="at-home" request={request} />
      <RoleItems title={roleSections.payer} section="payer" request={request} />
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

/** What is known of somebody else than the customer; nothing when there is nobody else. */
function RoleItems({ title, section, request }: ItemsProps & { title: string }) {
  const names = requestFieldNames.filter((name) => fieldDefinition(name).section === section && request[name] !== '');
  if (names.length === 0) return null;
  return (
    <Section title={title}>
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
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-lg font-bold">{title}</h3>
        {action}
      </div>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">{children}</dl>
    </section>
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
