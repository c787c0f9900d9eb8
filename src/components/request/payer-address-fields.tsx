import { TextField } from '@/components/form/fields';
import type { FieldProps } from '@/components/form/use-zod-form';
import { ChangingText } from '@/components/ui/changing-text';
import { lookupMessages } from '@/content/lookup-messages';
import { payerNumberLabel, roleLabels } from '@/content/roles';

/** The lookup of the address; its number is typed for it alone. */
export interface PayerLookup {
  number: string;
  setNumber: (typed: string) => void;
  status: 'idle' | 'loading' | 'found' | 'choose' | 'none' | 'failed';
  outage: keyof typeof lookupMessages.outages;
}

interface PayerAddressFieldsProps {
  field: (name: 'payerPostcode' | 'payerStreet' | 'payerCity') => FieldProps;
  lookup: PayerLookup;
}

/**
 * The address of an invoice. Postcode and number find street and city; a PO box, or an address that the register does not
 * have, is typed.
 */
export function PayerAddressFields({ field, lookup }: PayerAddressFieldsProps) {
  return (
    <>
      <div className="flex flex-wrap gap-4">
        <TextField
          {...field('payerPostcode')}
          label={roleLabels.payerPostcode}
          required
          className="grow basis-full sm:basis-48"
          autoComplete="billing postal-code"
          autoCapitalize="characters"
          placeholder="1234 AB"
        />
        <TextField
          id={`${field('payerPostcode').id}-number`}
          label={payerNumberLabel}
          className="grow basis-48"
          inputMode="numeric"
          autoComplete="off"
          value={lookup.number}
          onChange={({ target }) => lookup.setNumber(target.value)}
        />
      </div>
      <p role="status" className="font-semibold text-primary empty:absolute">
        <ChangingText>{outcomeText(lookup)}</ChangingText>
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('payerStreet')}
          label={roleLabels.payerStreet}
          required
          autoComplete="billing address-line1"
        />
        <TextField
          {...field('payerCity')}
          label={roleLabels.payerCity}
          required
          autoComplete="billing address-level2"
        />
      </div>
    </>
  );
}

function outcomeText({ status, outage }: PayerLookup): string {
  if (status === 'loading') return lookupMessages.loading;
  if (status === 'found' || status === 'choose') return lookupMessages.found;
  if (status === 'none') return lookupMessages.notFound;
  return status === 'failed' ? lookupMessages.outages[outage] : '';
}
