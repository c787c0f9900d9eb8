import { lazy, Suspense } from 'react';
import { Card } from '@/components/ui/card';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { Loading } from '@/components/ui/loading';
import { useIsInBrowser } from '@/components/ui/use-is-in-browser';
import { site } from '@/content/site';
import { anchors } from '@/lib/paths';

const loading = (
  <>
    <Loading text="Formulier laden..." />
    <noscript>
      <p>
        Zonder JavaScript werkt dit formulier niet. Bel {site.phone} of mail {site.email}, dan vragen wij uw label samen
        aan.
      </p>
    </noscript>
  </>
);

const RequestForm = lazy(async () => ({ default: (await import('./request-form')).RequestForm }));

interface ContactSectionProps {
  /** Name of the city whose page this is. */
  city?: string;
}

/** The request form with its heading, as it stands on every page that has it. */
export function ContactSection({ city }: ContactSectionProps) {
  // The form keeps its draft on the device and talks to the database, so it has no place in static HTML.
  const isInBrowser = useIsInBrowser();
  return (
    <section id={anchors.contactSection} aria-labelledby="request-title" className="mx-auto max-w-6xl px-4 py-16">
      <h2 id="request-title" className="text-3xl font-bold sm:text-4xl">
        {city ? `Vraag uw energielabel in ${city} aan` : 'Vraag uw energielabel aan'}
      </h2>
      <p className="mt-3 mb-8 max-w-2xl text-lg text-ink-muted">
        U ziet direct uw prijs. Naam, e-mailadres en type woning zijn verplicht; de rest mag u leeg laten.
      </p>
      <div id={anchors.contact}>
        <Card>
          <ErrorBoundary title="Het formulier kon niet worden geladen">
            {isInBrowser ? (
              <Suspense fallback={loading}>{city ? <RequestForm city={city} /> : <RequestForm />}</Suspense>
            ) : (
              loading
            )}
          </ErrorBoundary>
        </Card>
      </div>
    </section>
  );
}
