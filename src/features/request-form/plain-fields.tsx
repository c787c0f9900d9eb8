import { useWatch } from 'react-hook-form';
import { CheckboxField, SelectField, TextAreaField, TextField } from '@/components/form/fields';
import { propertyTypeLabels } from '@/content/public/property-types';
import { requestGuidance } from '@/content/public/request-form';
import { looksLikePhone } from '@/domain/contact/phone';
import { propertyTypes, rushPrice } from '@/domain/pricing/pricing';
import { formatEuro } from '@/lib/format';
import { Group, type FormSectionProps } from './form-section';

const typeOptions = [
  { value: '', label: 'Kies het type woning' },
  ...propertyTypes.map((type) => ({ value: type, label: propertyTypeLabels[type] })),
];

export function HomeFields({ form }: FormSectionProps) {
  return (
    <Group title="Uw woning">
      <SelectField {...form.field('propertyType')} label="Type woning" required options={typeOptions} />
      <CheckboxField
        {...form.field('rushService')}
        label={`Spoedservice (+ ${formatEuro(rushPrice)})`}
        hint={requestGuidance.rush}
      />
    </Group>
  );
}

export function PersonFields({ form }: FormSectionProps) {
  const phone = useWatch({ control: form.api.control, name: 'phone' });
  return (
    <Group title="Uw gegevens">
      <TextField {...form.field('name')} label="Naam" required autoComplete="name" />
      <TextField
        {...form.field('email')}
        label="E-mailadres"
        type="email"
        required
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextField
        {...form.field('phone')}
        label="Telefoonnummer (niet verplicht)"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={phone.trim() !== '' && !looksLikePhone(phone) ? requestGuidance.phoneDoubtful : requestGuidance.phone}
      />
    </Group>
  );
}

export function MessageField({ form }: FormSectionProps) {
  return (
    <TextAreaField
      {...form.field('message')}
      label="Bericht (niet verplicht)"
      hint={requestGuidance.message}
      rows={4}
    />
  );
}
