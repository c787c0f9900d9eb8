import { lazy, Suspense, type ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import { CheckboxField, SelectField, TextAreaField, TextField } from '@/components/form/fields';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { messages } from '@/content/messages';
import { rushPrice } from '@/content/page-prices';
import {
  propertyTypeFromLabel,
  propertyTypeChoices,
  propertyTypeLabel,
  propertyTypeLabels,
} from '@/content/public/request/property-types';
import { requestGuidance } from '@/content/public/request/request-form-texts';
import { looksLikePhone } from '@/domain/contact/phone';
import { phoneNote } from '@/domain/contact/typed-phone';
import { dialledNumber } from '#shared/phone-number.ts';
import { propertyTypes } from '@/domain/pricing/pricing';
import { formatEuro } from '#shared/format-euro.ts';
import { loadCode } from '@/lib/browser/load-code';
import { useIsHydrated } from '@/lib/browser/use-is-hydrated';
import { AddressSection, type AddressSectionProps } from './address/address-section';
import { EmailField } from './email-field';
import { Step, type FormSectionProps } from './form-section';
import { ownLine } from './own-line';
import { RolesStep } from './roles/roles-step';
import type { RushHintProps } from './rush-hint';

// Whether rush can be kept is asked once it is chosen, and takes the place of its explanation, so that the box keeps about
// its size. If the code does not come, the explanation stays.
const RushHint = lazy<ComponentType<RushHintProps>>(() =>
  loadCode(() => import('./rush-hint'), 'RushHint').then(
    (Component) => ({ default: Component }),
    () => ({ default: RushExplained }),
  ),
);

// Without JavaScript the browser submits these values as they are, so they are what the adviser should read.
const typeOptions = [
  { value: '', label: 'Kies het type woning' },
  ...propertyTypes.map((type) => ({ value: propertyTypeLabels[type], label: propertyTypeChoices[type] })),
];

interface HomeStepProps extends AddressSectionProps {
  /** Where the type comes from that the visitor did not choose; '' for one that they did. */
  typeHint: string;
}

export function HomeStep({ typeHint, ...address }: HomeStepProps) {
  const { id, name, error, onChange } = address.form.field('propertyType');
  const propertyType = useWatch({ control: address.form.api.control, name: 'propertyType' });
  return (
    <Step number={1} title="Uw woning">
      <AddressSection {...address} />
      <SelectField
        id={id}
        name={name}
        error={error}
        label="Type woning"
        hint={typeHint}
        required
        options={typeOptions}
        value={propertyTypeLabel(propertyType)}
        onChange={({ target }) => {
          address.form.api.setValue('guessedType', '');
          void onChange({ target: { name, value: propertyTypeFromLabel(target.value) } });
        }}
      />
    </Step>
  );
}

export function ContactStep({ form }: FormSectionProps) {
  const { control, getValues, setFocus, setValue } = form.api;
  const phone = useWatch({ control, name: 'phone' });
  const note = phoneNote(phone);

  function moveNote() {
    const message = getValues('message').trimEnd();
    setValue('message', [message, requestGuidance.phoneNoteInMessage(note)].filter(Boolean).join('\n'), {
      shouldDirty: true,
    });
    setValue('phone', dialledNumber(phone), { shouldDirty: true });
    // The button that had the focus is gone.
    setFocus('phone');
  }

  return (
    <Step number={2} title="Uw gegevens">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.field('name')} label="Naam" required autoComplete="name" />
        <EmailField form={form} />
      </div>
      <TextField
        {...form.field('phone')}
        label="Telefoonnummer (niet verplicht)"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={
          phone.trim() !== '' && !looksLikePhone(dialledNumber(phone))
            ? requestGuidance.phoneDoubtful
            : requestGuidance.phone
        }
      />
      {note !== '' && (
        <Button variant="secondary" className="justify-self-start text-left" onClick={moveNote}>
          <ChangingText>{requestGuidance.phoneNote(note)}</ChangingText>
        </Button>
      )}
    </Step>
  );
}

interface WishesStepProps extends FormSectionProps, RushHintProps {
  /** The message that the page fills in; '' for none. */
  prefilled: string;
}

export function WishesStep({ form, home, prefilled }: WishesStepProps) {
  const { id, name, onChange } = form.field('rushService');
  const isHydrated = useIsHydrated();
  const isRush = useWatch({ control: form.api.control, name: 'rushService' });
  return (
    <Step number={3} title="Uw wensen">
      <CheckboxField
        id={id}
        name={name}
        value={messages.requestMail.yes}
        checked={isRush}
        onChange={({ target }) => void onChange({ target: { name, value: target.checked } })}
        label={`Spoedservice (+\u00A0${formatEuro(rushPrice)})`}
        hint={
          isRush ? (
            <Suspense fallback={<RushExplained />}>
              <RushHint home={home} />
            </Suspense>
          ) : (
            <>
              <RushExplained /> {isHydrated && <span>{requestGuidance.chooseRush}</span>}
            </>
          )
        }
      />
      <TextField
        {...form.field('preferredTimes')}
        label="Wanneer kunt u? (niet verplicht)"
        hint={requestGuidance.preferredTimes}
        autoComplete="off"
      />
      <TextAreaField
        {...ownLine(form.field('message'), prefilled, form.api.setValue)}
        label="Bericht (niet verplicht)"
        hint={requestGuidance.message}
        rows={2}
      />
      <RolesStep form={form} />
    </Step>
  );
}

function RushExplained() {
  return <span>{requestGuidance.rush}</span>;
}
