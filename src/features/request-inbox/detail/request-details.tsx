import type { ReactNode } from 'react';
import type { Submission } from '@/data/requests/submission';
import { phoneHref } from '@/domain/contact/phone-link';
import { formatMoment } from '@/lib/format-moment';
import { mailHref } from './contact-links';
import { areaText, orDash, priceText, propertyTypeText } from '../formatters';

interface RequestDetailsProps {
  request: Submission;
}

/** What the home owner sent: to read, not to change. */
export function RequestDetails({ request }: RequestDetailsProps) {
  return (
    <>
      <Section title="Klantgegevens">
        <Item label="Naam">{orDash(request.name)}</Item>
        <Item label="Email">
          <LinkOrDash href={mailHref(request.email)} text={request.email} />
        </Item>
        <Item label="Telefoon">
          <LinkOrDash href={phoneHref(request.phone)} text={request.phone} />
        </Item>
        <Item label="Aanvraagdatum">{formatMoment(request.createdAt)}</Item>
      </Section>
      <Section title="Woninggegevens">
        <Item label="Adres">{orDash(request.address)}</Item>
        <Item label="Postcode">{orDash(request.postcode)}</Item>
        <Item label="Huisnummer">{orDash(`${request.houseNumber} ${request.houseNumberAddition}`.trim())}</Item>
        <Item label="Type woning">{propertyTypeText(request.propertyType)}</Item>
        <Item label="Oppervlakte">{areaText(request.surfaceArea)}</Item>
        <Item label="Spoed">{request.rushService ? 'Ja' : 'Nee'}</Item>
        <Item label="Prijs">{priceText(request.calculatedPrice)}</Item>
      </Section>
      {request.message !== '' && (
        <section className="grid gap-2">
          <h3 className="text-lg font-bold">Bericht</h3>
          <p className="wrap-anywhere whitespace-pre-wrap">{request.message}</p>
        </section>
      )}
    </>
  );
}

interface SectionProps {
  title: string;
  children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  return (
    <section className="grid gap-2">
      <h3 className="text-lg font-bold">{title}</h3>
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
      <dd className="wrap-anywhere">{children}</dd>
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
