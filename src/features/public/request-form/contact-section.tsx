import { memo, Suspense } from 'react';
import { PriceTable } from '@/components/public/sections/price-table';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { Loading } from '@/components/ui/loading';
import { contactTexts } from '@/content/public/request/contact-section';
import { site } from '@/content/site';
import { phoneHref } from '@/domain/contact/phone';
import { anchors } from '@/lib/paths';
import { useIsHydrated } from '@/lib/browser/use-is-hydrated';
import { FormLoader, LazyRequestForm } from './lazy-form';

interface ContactSectionProps {
  /** Name of the city whose page this is. */
  city?: string;
}

/** The request form with its heading. Memoised: new props would make React discard a form that is not hydrated yet. */
export const ContactSection = memo(function ContactSection({ city }: ContactSectionProps) {
  const title = city ? `Vraag uw energielabel in ${city} aan` : 'Vraag uw energielabel aan';
  return (
    <section id={anchors.contactSection} aria-labelledby="request-title" className="group page section">
      <h2 id="request-title" className="text-title group-has-data-sent:hidden">
        {title}
      </h2>
      <p className="mt-3 mb-6 max-w-2xl text-lg text-ink-muted group-has-data-sent:hidden sm:mb-8">
        {contactTexts.intro}
      </p>
      <div id={anchors.contact}>
        <PriceList />
        <Card>
          <ErrorBoundary title={contactTexts.failed}>
            <FormLoader />
            <Suspense fallback={<FormFallback />}>
              <NoticeUntilHydrated />
              <LazyRequestForm {...(city !== undefined && { city })} />
            </Suspense>
          </ErrorBoundary>
        </Card>
      </div>
    </section>
  );
});

function FormFallback() {
  return (
    <>
      <WaitingNotice help={contactTexts.call} />
      <div className="in-data-failed:hidden">
        <Loading text={contactTexts.loading} />
      </div>
    </>
  );
}

/** Hydrated with the form, and gone then. */
function NoticeUntilHydrated() {
  return !useIsHydrated() && <WaitingNotice help={contactTexts.late} />;
}

/**
 * Notices while the form waits for its code, shown by CSS alone: a loading notice once a field has the focus, and the
 * phone number when the code fails or takes longer than ten seconds. The button works without React.
 */
function WaitingNotice({ help }: { help: string }) {
  return (
    <div data-waiting="" className="noscript:hidden">
      <p
        role="status"
        data-loading-notice=""
        className="fixed top-20 left-4 rounded-lg bg-accent-soft px-4 py-3 low:hidden"
      >
        {contactTexts.loading}
      </p>
      <div role="alert" data-late-notice="" className="rounded-lg border-l-4 border-accent bg-accent-soft px-4">
        <p>
          {`${help} `}
          <a href={phoneHref(site.phone)} className="text-primary underline">
            {site.phone}
          </a>
          .
        </p>
        <Button variant="secondary" className="mt-3" data-retry="">
          Opnieuw proberen
        </Button>
      </div>
    </div>
  );
}

/** The price list, shown by CSS alone: without JavaScript, or when its files fail to load. */
function PriceList() {
  return (
    <div data-unscripted="" className="mb-6 rounded-lg border-l-4 border-accent bg-accent-soft px-4 py-3">
      <p className="mb-3">{contactTexts.withoutScript}</p>
      <PriceTable />
    </div>
  );
}
