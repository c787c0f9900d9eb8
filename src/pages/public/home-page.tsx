import { Suspense } from 'react';
import { PageShell } from '@/components/public/layout/page-shell';
import { WhatsappBanner } from '@/components/public/sections/whatsapp-banner';
import { home } from '@/content/public/home';
import { heroQuery } from '@/data/content/hero';
import { homeReviewsQuery } from '@/data/content/reviews';
import { useContent } from '@/data/content/use-content';
import { HomeAbout } from '@/features/public/home/about';
import { Faq } from '@/features/public/home/faq';
import { LiveHero } from '@/features/public/home/hero';
import { HomeJsonLd } from '@/features/public/home/home-json-ld';
import { HomeOffer } from '@/features/public/home/offer';
import { RushBand } from '@/features/public/home/rush-band';
import { Testimonials } from '@/features/public/home/testimonials';
import { ContactSection } from '@/features/public/request-form/contact-section';
import { prefillRequest } from '@/features/public/request-form/prefill';
import { PriceForm } from '@/features/public/request-form/price-form/price-form';
import { ServiceAreaMap } from '@/features/public/service-area/service-area-map';
import type { PageModule } from '@/pages/page-module';

export function HomePage() {
  const { data: reviews } = useContent(homeReviewsQuery());
  return (
    <PageShell variant="home">
      <HomeJsonLd />
      <LiveHero rating={reviews?.average}>
        <PriceForm />
      </LiveHero>
      {/* A boundary of its own: hydrated after the price form, without loading code. */}
      <Suspense>
        <HomeOffer onRequest={prefillRequest} />
        <ServiceAreaMap />
        <HomeAbout />
        {reviews && <Testimonials reviews={reviews} />}
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
  queries: () => [heroQuery(), homeReviewsQuery()],
};
