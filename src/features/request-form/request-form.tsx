import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { ErrorSummary, Form, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { useIsHydrated, useIsPrerendered } from '@/components/ui/island';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import { contactTexts } from '@/content/public/contact-section';
import { requestFieldProblem, requestGuidance } from '@/content/public/request-form';
import { site } from '@/content/site';
import { QueryProvider } from '@/data/query-client';
import { phoneHref } from '@/domain/contact/phone';
import {
  emptyRequestFields,
  requestFieldsSchema,
  type RequestFields,
  type ValidRequestFields,
} from '@/domain/request/request';
import { useAddressLookup } from '@/integrations/use-address-lookup';
import { anchors, paths } from '@/lib/paths';
import { useInputBeforeHydration, useRequestDraft } from './draft/use-request-draft';
import { estimate } from './estimate';
import { usePrefill, type Prefill } from './prefill';
import { PriceSummary } from './price-summary';
import { ContactStep, HomeStep, WishesStep } from './steps';
import { Honeypot, humanCheck } from './submit/human-check';
import { RequestSent } from './submit/request-sent';
import { useSubmitRequest } from './submit/use-submit-request';

const schema = requestFieldsSchema(requestFieldProblem);

interface RequestFormProps {
  /** Name of the city whose page this is. */
  city?: string;
}

export function RequestForm({ city }: RequestFormProps) {
  return (
    <QueryProvider>
      <WaitingNotice />
      <FormWithDraft prefilledMessage={city ? `Aanvraag energielabel in ${city}` : ''} />
    </QueryProvider>
  );
}

function FormWithDraft({ prefilledMessage }: { prefilledMessage: string }) {
  const form = useZodForm({
    id: 'request',
    schema,
    defaultValues: { ...emptyRequestFields, message: prefilledMessage },
    hasSummary: true,
    onSubmit: handleValid,
  });
  const fields = useWatch({ control: form.api.control, compute: (values: RequestFields) => values });
  const draft = useRequestDraft(form.api, prefilledMessage);
  useInputBeforeHydration(form.api, prefilledMessage);
  const [prefilled, setPrefilled] = useState<Prefill | null>(null);
  usePrefill((prefill) => {
    form.api.reset({ ...form.api.getValues(), ...prefill }, { keepDefaultValues: true });
    setPrefilled(prefill);
  });
  const lookup = useAddressLookup(fields);
  const lookUp = useEffectEvent(() => lookup.lookUp());
  useEffect(() => {
    if (prefilled) lookUp();
  }, [prefilled]);
  const { sent, isJustSent, isWaiting, isFailed, submit, startOver } = useSubmitRequest();
  const { details, fullAddress, price, estimated } = estimate({
    address: lookup.address,
    registerArea: lookup.surfaceArea,
    edits: draft.edits,
    propertyType: fields.propertyType,
    rushService: fields.rushService,
  });
  const [objection, setObjection] = useState('');
  const shownSince = useRef(0);
  const honeypot = useRef<HTMLInputElement>(null);
  // A prerendered form could be filled in from the start of the page.
  const isPrerendered = useIsPrerendered();
  useEffect(() => {
    if (!isPrerendered) shownSince.current = performance.now();
  }, [isPrerendered]);

  async function handleValid(valid: ValidRequestFields) {
    const found = humanCheck(performance.now() - shownSince.current, honeypot.current?.value ?? '');
    if (honeypot.current) honeypot.current.value = '';
    setObjection(found);
    if (found) return undefined;
    const content = { ...valid, ...estimated, address: fullAddress || valid.address };
    const id = await draft.startAttempt(JSON.stringify(content));
    await submit({ ...content, id }, { onSent: draft.forgetSent, onEmpty: draft.empty });
    return undefined;
  }

  function handleEmpty() {
    draft.forget();
    draft.empty();
    focusStart();
  }

  function handleNewRequest() {
    flushSync(startOver);
    focusStart();
  }

  if (sent) return <RequestSent sent={sent} isWaiting={isWaiting} onNewRequest={handleNewRequest} />;

  return (
    <Form
      form={form}
      id={anchors.contactForm}
      aria-label="Energielabel aanvragen"
      // Submits nothing before hydration.
      method="dialog"
      className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-aside"
    >
      <div className="grid grid-cols-1 gap-10">
        <ErrorSummary />
        <HomeStep
          form={form}
          lookup={lookup}
          details={details}
          fullAddress={fullAddress}
          isTypeLikely={fields.propertyType !== '' && fields.propertyType === prefilled?.propertyType}
          onEdit={draft.edit}
        />
        <WishesStep form={form} />
        <ContactStep form={form} />
        <Honeypot ref={honeypot} />
      </div>
      <PriceSummary price={price} details={details} next={nextStep(fields)} />
      <div className="grid grid-cols-1 gap-4">
        {(objection || isWaiting) && (
          <Notice tone="warning" role="alert">
            {objection || messages.submit.waits}
          </Notice>
        )}
        {isFailed && <Notice tone="danger">{messages.submit.notSent}</Notice>}
        <SubmitButton
          id={submitId}
          variant="accent"
          busyLabel="Verzenden..."
          isDisabled={isJustSent}
          className="w-full text-lg"
        >
          {isJustSent ? 'Verzonden' : 'Aanvraag versturen'}
        </SubmitButton>
        <PrivacyLine />
        {draft.hasDraft && (
          <Button variant="quiet" className="justify-self-start text-left" onClick={handleEmpty}>
            Formulier leegmaken (concept wissen)
          </Button>
        )}
      </div>
    </Form>
  );
}

const submitId = 'request-submit';

/** By its id, because a form that was reset does not know its fields until the next render. */
function focusStart() {
  document.getElementById('request-postcode')?.focus();
}

/** The first control that still needs the visitor. */
function nextStep({ postcode, address, propertyType, name, email }: RequestFields) {
  if (postcode === '' && address === '') return { id: 'request-postcode', name: 'adres' };
  if (propertyType === '') return { id: 'request-propertyType', name: 'type woning' };
  if (name === '') return { id: 'request-name', name: 'naam' };
  if (email === '') return { id: 'request-email', name: 'e-mailadres' };
  return { id: submitId, name: 'versturen' };
}

function PrivacyLine() {
  return (
    <p className="text-sm text-ink-muted">
      {requestGuidance.privacy}{' '}
      <Link to={paths.privacy} className="text-primary underline">
        privacybeleid
      </Link>
      .
    </p>
  );
}

/**
 * Notices in the prerendered form, shown by styles alone: that it is loading once a field has the focus, and the phone
 * number when its code fails or takes longer than ten seconds.
 */
function WaitingNotice() {
  const isHydrated = useIsHydrated();
  if (isHydrated) return null;
  return (
    <div className="noscript:hidden">
      <p role="status" data-loading-notice="" className="fixed top-20 left-4 rounded-lg bg-accent-soft px-4 py-3">
        {contactTexts.loading}
      </p>
      <p role="alert" data-late-notice="" className="rounded-lg border-l-4 border-accent bg-accent-soft px-4">
        {contactTexts.failed}. {contactTexts.reload}{' '}
        <a href={phoneHref(site.phone)} className="text-primary underline">
          {site.phone}
        </a>
        .
      </p>
    </div>
  );
}
