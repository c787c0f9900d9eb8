import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { controlClass } from '@/components/form/fields';
import { Button, buttonClass } from '@/components/ui/button';
import { lookupMessages } from '@/content/lookup-messages';
import { priceForm } from '@/content/public/price-form';
import { propertyTypeLabels } from '@/content/public/property-types';
import { queryClient, QueryProvider } from '@/data/query-client';
import { formatHouseNumber, splitHouseNumber, type RegisterAddress } from '@/domain/address/address';
import { likelyPropertyType } from '@/domain/address/likely-property-type';
import { fallbackArea } from '@/domain/address/surface-area';
import { calculatePrice } from '@/domain/pricing/pricing';
import { prefetchAddresses, useAddressLookup, type AddressLookup } from '@/integrations/use-address-lookup';
import { formatArea, formatEuro } from '@/lib/format';
import { anchors } from '@/lib/paths';
import { prefillRequest, type Prefill } from '../prefill';

export interface PriceAnswerProps {
  /** As typed. */
  asked: Pick<Prefill, 'postcode' | 'houseNumber'>;
  onChange: () => void;
}

/** Milliseconds after which waiting for the register is no longer the only thing to do. */
const slowAfter = 3000;

/** Starts to look up the address, ahead of the answer. */
export function prefetchPrice(asked: PriceAnswerProps['asked']): void {
  prefetchAddresses(queryClient, { ...asked, houseNumberAddition: '' });
}

export function PriceAnswer(props: PriceAnswerProps) {
  return (
    <QueryProvider>
      <Answer {...props} />
    </QueryProvider>
  );
}

function Answer({ asked, onChange }: PriceAnswerProps) {
  const [fields, setFields] = useState({ ...asked, houseNumberAddition: '' });
  const lookup = useAddressLookup(fields);
  const { status, address } = lookup;

  if (address) return <Price prefill={fields} address={address} area={lookup.surfaceArea} onChange={onChange} />;
  if (status === 'choose') {
    return (
      <Chooser
        choices={lookup.choices}
        onChange={onChange}
        onChoose={(choice) => {
          lookup.choose(choice);
          setFields({ ...fields, ...splitHouseNumber(choice) });
        }}
      />
    );
  }
  return <NoPrice prefill={{ ...fields, propertyType: '' }} lookup={lookup} />;
}

interface PriceProps {
  prefill: Omit<Prefill, 'propertyType'>;
  address: RegisterAddress;
  /** Square metres by the register; null when it knows none. */
  area: number | null;
  onChange: () => void;
}

function Price({ prefill, address, area, onChange }: PriceProps) {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const propertyType = likelyPropertyType(address, area);
  const surfaceArea = area ?? fallbackArea(propertyType);
  const { total } = calculatePrice({ propertyType, surfaceArea, rushService: false });
  const detached = calculatePrice({ propertyType: 'detached', surfaceArea, rushService: false }).total;

  return (
    <div data-answer="" className="flex flex-1 flex-col justify-between">
      <p ref={title} tabIndex={-1} className="font-semibold">
        {address.street} {formatHouseNumber(address)}, {address.city} · {formatArea(surfaceArea)} m²
        {area === null && ` (${priceForm.estimated})`}
      </p>
      <div className="flex items-center justify-between">
        <p className="text-4xl font-extrabold tabular-nums">{formatEuro(total)}</p>
        <ChangeButton onChange={onChange} />
      </div>
      <p className="text-sm text-ink-muted">
        {priceForm.priceFor} {propertyTypeLabels[propertyType].toLowerCase()}.
        {propertyType === 'terraced' && detached !== total && ` ${priceForm.detached} ${formatEuro(detached)}.`}
      </p>
      <GoOn prefill={{ ...prefill, propertyType }} className={buttonClass('accent', 'w-full')}>
        {priceForm.request}
      </GoOn>
    </div>
  );
}

interface ChooserProps {
  choices: readonly RegisterAddress[];
  onChoose: (address: RegisterAddress) => void;
  onChange: () => void;
}

/** A select, which takes one line, so that the page below does not shift. */
function Chooser({ choices, onChoose, onChange }: ChooserProps) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.focus({ preventScroll: true }), []);

  function handleShow() {
    const choice = choices.find(({ id }) => id === select.current?.value);
    if (choice) onChoose(choice);
  }

  return (
    <div data-answer="" className="flex flex-1 flex-col justify-between">
      <label className="font-semibold">
        {lookupMessages.choose}
        <select ref={select} className={controlClass}>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.street} {formatHouseNumber(choice)}
            </option>
          ))}
        </select>
      </label>
      <Button variant="accent" onClick={handleShow}>
        {priceForm.show}
      </Button>
      <ChangeButton onChange={onChange} />
    </div>
  );
}

interface NoPriceProps {
  prefill: Prefill;
  lookup: AddressLookup;
}

/** While the register is queried, or when it found no address. */
function NoPrice({ prefill, lookup }: NoPriceProps) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  const failure = failureText(lookup);

  return (
    <p className="mt-auto pt-3 text-sm">
      {failure === null ? lookupMessages.loading : <span className="text-danger">{failure}</span>}{' '}
      {failure === null && isSlow && priceForm.slow}{' '}
      {lookup.status === 'failed' && (
        <button type="button" className="min-h-6 text-primary underline" onClick={lookup.lookUp}>
          {lookupMessages.retry}
        </button>
      )}{' '}
      {(failure !== null || isSlow) && (
        <GoOn prefill={prefill} className="text-primary underline">
          {priceForm.goOn}
        </GoOn>
      )}
    </p>
  );
}

function failureText({ status, outage }: AddressLookup): string | null {
  if (status === 'none') return lookupMessages.notFound;
  return status === 'failed' ? lookupMessages.outages[outage] : null;
}

interface GoOnProps {
  prefill: Prefill;
  className: string;
  children: ReactNode;
}

/** Link to the request form, prefilled with what is known. */
function GoOn({ prefill, className, children }: GoOnProps) {
  return (
    <Link to={`#${anchors.contact}`} className={className} onClick={() => prefillRequest(prefill)}>
      {children}
    </Link>
  );
}

function ChangeButton({ onChange }: { onChange: () => void }) {
  return (
    <button type="button" className="min-h-6 text-left text-primary underline" onClick={onChange}>
      {priceForm.change}
    </button>
  );
}
