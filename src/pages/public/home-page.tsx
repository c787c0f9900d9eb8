import { Suspense } from 'react';
import { PageShell } from '@/components/layout/page-shell';
import { WhatsappBanner } from '@/components/sections/whatsapp-banner';
import { home } from '@/content/public/home';
import { heroQuery } from '@/data/content/hero';
import { HomeAbout } from '@/features/home/about';
import { Faq } from '@/features/home/faq';
import { LiveHero } from '@/features/home/hero';
import { HomeJsonLd } from '@/features/home/home-json-ld';
import { HomeOffer } from '@/features/home/offer';
import { RushBand } from '@/features/home/rush-band';
import { Testimonials } from '@/features/home/testimonials';
import { ContactSection } from '@/features/request-form/contact-section';
import { prefillRequest } from '@/features/request-form/prefill';
import { PriceForm } from '@/features/request-form/price-form/price-form';
import { ServiceAreaMap } from '@/features/service-area/service-area-map';
import type { PageModule } from '@/pages/page-module';

export function HomePage() {
  return (
    <PageShell variant="home">
      <HomeJsonLd />
      <LiveHero>
        <PriceForm />
      </LiveHero>
      {/* A boundary of its own: hydrated after the price form, without loading code. */}
      <Suspense>
        <HomeOffer onRequest={prefillRequest} />
        <ServiceAreaMap />
        <HomeAbout />
        <Testimonials />
        <RushBand onRequest={prefillRequest} />
        <Faq />
        <WhatsappBanner />
        <ContactSection />
      </Suspense>
    </PageShell>
  );
}

export const page: PageModule = {
  Component: HomePage,
  head: { title: home.title, description: home.description },
  queries: () => [heroQuery()],
};
