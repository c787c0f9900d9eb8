import { SelectField, TextField } from '@/components/form/fields';
import type { FieldProps } from '@/components/form/use-zod-form';
import { orderingCompany, roleLabels, roleTitles, type RoleTexts } from '@/content/roles';
import { payerKinds } from '@/domain/request/field-types';
import type { RoleField } from '@/domain/request/roles';
import { PayerAddressFields, type PayerLookup } from './payer-address-fields';

interface AtHomeFieldsProps {
  field: (name: RoleField) => FieldProps;
  texts: RoleTexts;
  autoFocus?: boolean;
}

interface PayerFieldsProps extends AtHomeFieldsProps {
  /** As typed. */
  payerKind: string;
  lookup: PayerLookup;
}

const legendClass = 'mb-2 font-bold';

/** Who is at home, when that is not who orders. */
export function AtHomeFields({ field, texts, autoFocus }: AtHomeFieldsProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4">
      <legend className={legendClass}>{roleTitles.atHome}</legend>
      <p className="-mt-4 text-sm text-ink-muted">{texts.atHome}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('atHomeName')} label={roleLabels.atHomeName} autoComplete="off" autoFocus={autoFocus} />
        <TextField
          {...field('atHomePhone')}
          label={roleLabels.atHomePhone}
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
      </div>
      <TextField
        {...field('atHomeEmail')}
        label={roleLabels.atHomeEmail}
        hint={texts.atHomeEmail}
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
      />
    </fieldset>
  );
}

/** Who gets the invoice, when that is not who orders at the address of the home. */
export function PayerFields({ field, payerKind, lookup, texts, autoFocus }: PayerFieldsProps) {
  const kinds = [
    { value: '', label: texts.sameAsCustomer },
    ...payerKinds.map((kind) => ({ value: kind, label: texts[kind] })),
  ];
  const ofCompany = payerKind === 'company';
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4">
      <legend className={legendClass}>{roleTitles.payer}</legend>
      <SelectField {...field('payerKind')} label={roleLabels.payerKind} options={kinds} autoFocus={autoFocus} />
      {ofCompany && (
        <SelectField
          {...field('orderedAs')}
          label={roleLabels.orderedAs}
          options={[
            { value: '', label: orderingCompany },
            { value: 'consumer', label: texts.asConsumer },
          ]}
          hint={texts.orderedAs}
        />
      )}
      {payerKind !== '' && (
        <>
          <TextField
            {...field('payerName')}
            label={roleLabels.payerName}
            required
            autoComplete={ofCompany ? 'billing organization' : 'billing name'}
          />
          {ofCompany && (
            <TextField {...field('payerAttention')} label={roleLabels.payerAttention} autoComplete="billing name" />
          )}
          <PayerAddressFields field={field} lookup={lookup} />
          <TextField
            {...field('payerEmail')}
            label={roleLabels.payerEmail}
            hint={texts.payerEmail}
            type="email"
            inputMode="email"
            autoComplete="billing email"
            spellCheck={false}
          />
          {ofCompany && (
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField {...field('payerKvk')} label={roleLabels.payerKvk} inputMode="numeric" autoComplete="off" />
              <TextField {...field('payerVatId')} label={roleLabels.payerVatId} autoComplete="off" />
            </div>
          )}
          <TextField
            {...field('payerReference')}
            label={roleLabels.payerReference}
            hint={texts.payerReference}
            autoComplete="off"
          />
        </>
      )}
    </fieldset>
  );
}
