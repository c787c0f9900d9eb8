import { Suspense } from 'react';
import { Card } from '@/components/ui/card';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { island } from '@/components/ui/island';
import { Loading } from '@/components/ui/loading';
import { contactTexts } from '@/content/public/contact-section';
import { anchors } from '@/lib/paths';

const RequestForm = island('idle', async () => (await import('./request-form')).RequestForm);

interface ContactSectionProps {
  /** Name of the city whose page this is. */
  city?: string;
}

/** The request form with its heading, for every page that has it. */
export function ContactSection({ city }: ContactSectionProps) {
  return (
    <section id={anchors.contactSection} aria-labelledby="request-title" className="group page section">
      <h2 id="request-title" className="text-title group-has-data-sent:hidden">
        {city ? `Vraag uw energielabel in ${city} aan` : 'Vraag uw energielabel aan'}
      </h2>
      <p className="mt-3 mb-8 max-w-2xl text-lg text-ink-muted group-has-data-sent:hidden">{contactTexts.intro}</p>
      <div id={anchors.contact}>
        <noscript>
          <p className="mb-6 rounded-lg border-l-4 border-accent bg-accent-soft px-4 py-3">
            {contactTexts.withoutScript}
          </p>
        </noscript>
        <Card>
          <ErrorBoundary title={contactTexts.failed}>
            <Suspense fallback={<Loading text={contactTexts.loading} />}>
              <RequestForm {...(city !== undefined && { city })} />
            </Suspense>
          </ErrorBoundary>
        </Card>
      </div>
    </section>
  );
}
