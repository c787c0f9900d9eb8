import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { ErrorSummary, Form, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { lookupMessageId } from '@/components/request/address-lookup-fields';
import { Button } from '@/components/ui/button';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import { pagePrices } from '@/content/page-prices';
import { contactTexts } from '@/content/public/request/contact-section';
import { pageTerms } from '@/content/page-terms';
import { orderTextsVersion } from '@/content/legal/order-texts-version';
import { requestFieldProblem, requestGuidance, sendRequest } from '@/content/public/request/request-form-texts';
import { QueryProvider } from '@/data/query-client';
import { likelyPropertyType } from '@/domain/address/likely-property-type';
import { placeName, type RegisterAddress } from '@/domain/address/address';
import { startingPrice } from '@/domain/pricing/pricing';
import {
  emptyRequestFields,
  requestFieldsSchema,
  type RequestFields,
  type ValidRequestFields,
} from '@/domain/request/request';
import { recordOf } from '@/domain/request/request-fields';
import { payerFields } from '@/domain/request/roles';
import { nativeMailFields } from '@/integrations/native-mail-fields';
import { useAddressLookup } from '@/integrations/use-address-lookup';
import { env } from '@/lib/env';
import { anchors, paths } from '@/lib/paths';
import { sendHeldForm } from '@/lib/send-held-form';
import { useIsPrerendered } from '@/lib/browser/use-is-hydrated';
import { NativeForm } from './native-form';
import { readSentRequest, type LastSentRequest } from '@/lib/browser/sent-request';
import { applyPrefill } from './draft/apply-prefill';
import { prefilledMessage, usePrefilledMessage } from './draft/use-prefilled-message';
import { useInputBeforeHydration, useRequestDraft } from './draft/use-request-draft';
import { addressEditsSchema, estimate, guessedTypeSchema } from './estimate';
import type { RequestInput } from './form-section';
import { usePrefill, type Prefill } from './prefill';
import { PriceSummary } from './price-summary';
import { SentBefore } from './sent-before';
import { ContactStep, HomeStep, WishesStep } from './steps';
import { FailureNotice } from './submit/failure-notice';
import { Honeypot, humanCheck } from './submit/human-check';
import { readArrival } from './submit/read-arrival';
import { RequestSent } from './submit/request-sent';
import { useSubmitRequest, type SentRequest } from './submit/use-submit-request';

// These are not sent themselves, but what `estimate` makes of them.
const schema = requestFieldsSchema(requestFieldProblem).and(
  z.object({ edits: addressEditsSchema.nullable(), guessedType: guessedTypeSchema }).transform(() => ({})),
);

interface RequestFormProps {
  /** Name of the city whose page this is. */
  city?: string;
}

/** When it breaks, the native form is left with what was typed. */
export function RequestForm({ city }: RequestFormProps) {
  return (
    <ErrorBoundary title={contactTexts.failed} Fallback={NativeForm}>
      <QueryProvider>
        <FormWithDraft pageCity={city} />
      </QueryProvider>
    </ErrorBoundary>
  );
}

/** After a reload Firefox fills in the fields of a removed form again: a request that was sent would look unsent. */
function resetWhenRemoved(element: HTMLFormElement) {
  return () => element.reset();
}

function FormWithDraft({ pageCity }: { pageCity: string | undefined }) {
  const pageMessage = prefilledMessage(pageCity);
  const form = useZodForm({
    id: 'request',
    schema,
    defaultValues: { ...emptyRequestFields, message: pageMessage, edits: null, guessedType: '' },
    hasSummary: true,
    onSubmit: handleValid,
  });
  const fields = useWatch({ control: form.api.control, compute: (values: RequestInput) => values });
  const lookup = useAddressLookup(fields);
  const isTypeGuessed = fields.propertyType === fields.guessedType;
  const { details, fullAddress, price, guess, estimated, rushHome } = estimate(
    {
      address: lookup.address,
      registerArea: lookup.surfaceArea,
      edits: fields.edits,
      propertyType: fields.propertyType,
      isTypeGuessed,
      rushService: fields.rushService,
    },
    pagePrices,
  );
  const message = prefilledMessage(pageCity && (placeName(details.city) || pageCity));
  const draft = useRequestDraft(form.api, message);
  useInputBeforeHydration(form.api, pageMessage);
  usePrefilledMessage(form.api, message);
  const [sentBefore, setSentBefore] = useState<{ sent: LastSentRequest; takesFocus: boolean } | null>(null);
  const [prefilled, setPrefilled] = useState<Prefill | null>(null);
  usePrefill((prefill) => {
    form.api.reset(applyPrefill(form.api.getValues(), prefill), { keepDefaultValues: true });
    setPrefilled(prefill);
    setSentBefore(null);
  });
  const lookUp = useEffectEvent(() => {
    // An invalid address comes unchecked from a price form whose code failed to load.
    if (!lookup.lookUp()) void form.api.trigger(['postcode', 'houseNumber']);
  });
  useEffect(() => {
    if (prefilled) lookUp();
  }, [prefilled]);
  /** The address was found here, so that without it the type is no guess any more. */
  const wasFound = useRef(false);
  const guessType = useEffectEvent(() => {
    const isLost = wasFound.current && lookup.address === null;
    wasFound.current = lookup.address !== null;
    // What the visitor chose stays, and what the price box guessed until its address is found here.
    if (!isTypeGuessed || (lookup.address === null && !isLost)) return;
    const likely = lookup.address?.isDwelling ? likelyPropertyType(lookup.address, lookup.surfaceArea) : '';
    if (likely === fields.propertyType) return;
    form.api.setValue('propertyType', likely);
    form.api.setValue('guessedType', likely);
  });
  useEffect(() => guessType(), [lookup.address, lookup.surfaceArea]);
  const findSentBefore = useEffectEvent(() => {
    const last = readSentRequest(Date.now());
    if (last === null || draft.isFilledIn()) return;
    const element = document.getElementById(anchors.contactForm);
    setSentBefore({ sent: last, takesFocus: element?.contains(document.activeElement) ?? false });
  });
  // After the draft and what was typed before hydration are restored.
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the device can only be read after mounting
  useEffect(() => findSentBefore(), []);
  const typed = JSON.stringify(fields);
  const submission = useSubmitRequest({ typed, submitForm: () => form.submit(new Event('submit')) });
  const { sent, isJustSent, isWaiting, failure } = submission;
  // Stored without a mail: nothing is left to do, unless something was edited since.
  const isDone = failure?.failure === 'stored' && failure.typed === typed;
  const [objection, setObjection] = useState('');
  const shownSince = useRef(0);
  const honeypot = useRef<HTMLInputElement>(null);
  /** The form behind the success screen holds the next request, and is not to be emptied any more. */
  const isReused = useRef(false);
  // A prerendered form could be filled in from the start of the page.
  const isPrerendered = useIsPrerendered();
  useEffect(() => {
    if (!isPrerendered) shownSince.current = performance.now();
  }, [isPrerendered]);

  useEffect(() => sendHeldForm(document.getElementById(anchors.contactForm)), []);

  async function handleValid(valid: ValidRequestFields) {
    isReused.current = false;
    const callbacks = {
      onSent: draft.removeSent,
      onEmpty: () => {
        if (!isReused.current) draft.clearForm();
      },
    };
    if (await submission.submitRepeated(callbacks)) return undefined;
    const found = humanCheck(performance.now() - shownSince.current, honeypot.current?.value ?? '');
    if (honeypot.current) honeypot.current.value = '';
    setObjection(found);
    if (found) return undefined;
    const content = { ...valid, ...estimated, address: fullAddress || valid.address };
    const attempt = await draft.startAttempt(JSON.stringify(content));
    const read = { textsVersion: orderTextsVersion, terms: pageTerms.validFrom };
    await submission.submit({ ...content, ...attempt, ...readArrival(), ...read }, callbacks);
    return undefined;
  }

  function handleClear() {
    submission.forgetFailure();
    draft.remove();
    draft.clearForm();
    focusStart();
  }

  function handleNewRequest() {
    flushSync(() => {
      submission.startOver();
      setSentBefore(null);
    });
    focusStart();
  }

  function handleAnotherHome({ request }: SentRequest) {
    isReused.current = true;
    draft.clearForm();
    form.api.reset(
      { ...form.api.getValues(), ...recordOf(customerFields, (name) => request[name]) },
      { keepDefaultValues: true },
    );
    handleNewRequest();
  }

  if (sent) {
    return (
      <RequestSent
        sent={sent}
        isWaiting={isWaiting}
        onNewRequest={handleNewRequest}
        onAnotherHome={() => handleAnotherHome(sent)}
      />
    );
  }
  if (sentBefore) return <SentBefore {...sentBefore} onNewRequest={handleNewRequest} />;

  return (
    <Form
      ref={resetWhenRemoved}
      form={form}
      id={anchors.contactForm}
      aria-label="Energielabel aanvragen"
      // For a native submission, without our code: such a request is mailed and not stored (D-62).
      method="post"
      action={env.formRelayUrl}
      className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-aside"
    >
      <div className="grid grid-cols-1 gap-8 sm:gap-10">
        <ErrorSummary />
        <HomeStep
          form={form}
          lookup={lookup}
          details={details}
          fullAddress={fullAddress}
          isHandedOver={prefilled?.postcode !== undefined}
          typeHint={fields.propertyType !== '' && isTypeGuessed ? guessHint(fields.propertyType, lookup.address) : ''}
        />
        <ContactStep form={form} />
        {/* Nobody has to: it comes after what everybody must fill in. */}
        <WishesStep form={form} home={rushHome} prefilled={message} />
      </div>
      <PriceSummary
        price={price}
        lowestPrice={startingPrice(fields, pagePrices)}
        guess={guess}
        details={details}
        missing={requestGuidance.noPrice[lookup.choices.length === 1 ? 'confirm' : lookup.status]}
        isTypeChosen={fields.propertyType !== ''}
        next={nextStep(fields, lookup.status === 'choose')}
        submitId={submitId}
      />
      <div className="grid grid-cols-1 gap-4">
        <Honeypot ref={honeypot} />
        {mailFields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {(objection || isWaiting) && (
          <Notice tone="warning" role="alert">
            {objection || messages.submit.waits}
          </Notice>
        )}
        {failure && <FailureNotice attempt={failure} onStop={submission.stopWaiting} />}
        <SubmitButton
          id={submitId}
          variant={isDone ? 'secondary' : 'accent'}
          busyLabel="Verzenden..."
          isDisabled={isJustSent}
          className="w-full text-lg lg:w-auto lg:justify-self-start lg:px-12"
        >
          {isJustSent ? 'Verzonden' : isDone ? 'Opnieuw versturen' : sendRequest}
        </SubmitButton>
        <SubmitLine />
        {draft.hasDraft && (
          <Button variant="quiet" className="justify-self-start text-left" onClick={handleClear}>
            Formulier leegmaken
          </Button>
        )}
      </div>
    </Form>
  );
}

/** Who orders and who pays, which stay the same for the next home of an agent or landlord. */
const customerFields = ['name', 'email', 'phone', ...payerFields] as const;

const submitId = 'request-submit';

// In production the URL is absolute, as an external relay needs; the local stand-in takes a path.
const mailFields = Object.entries(nativeMailFields(env.siteUrl + paths.thanks));

/** By id, because a form that was reset has no registered fields until the next render. */
function focusStart() {
  document.getElementById('request-postcode')?.focus();
}

/** Where a type that the visitor did not choose comes from: the register tells the homes of one building apart. */
function guessHint(propertyType: string, address: RegisterAddress | null): string {
  const isConfirmed = propertyType === 'apartment' && address !== null && address.addition !== '';
  return isConfirmed ? requestGuidance.typeIsLikely : requestGuidance.typeIsGuessed;
}

/** The first control that still needs the visitor. */
function nextStep({ postcode, address, propertyType, name, email }: RequestFields, isToChoose: boolean) {
  if (postcode === '' && address === '') return { id: 'request-postcode', name: 'adres' };
  if (isToChoose) return { id: lookupMessageId('request-postcode'), name: 'adres' };
  if (propertyType === '') return { id: 'request-propertyType', name: 'type woning' };
  if (name === '') return { id: 'request-name', name: 'naam' };
  if (email === '') return { id: 'request-email', name: 'e-mailadres' };
  return { id: submitId, name: 'versturen' };
}

/** What sending means: no order yet, the terms of one, and what becomes of the data. */
function SubmitLine() {
  return (
    <p className="max-w-text text-sm text-ink-muted">
      {`${requestGuidance.terms} `}
      <Link to={paths.terms} className="text-primary underline">
        algemene voorwaarden
      </Link>
      {`. ${requestGuidance.privacy} `}
      <Link to={paths.privacy} className="text-primary underline">
        privacybeleid
      </Link>
      .
    </p>
  );
}
