import { PageShell } from '@/components/layout/page-shell';
import { island } from '@/components/ui/island';
import { home } from '@/content/public/home';
import { heroQuery } from '@/data/content/hero';
import { LiveHero } from '@/features/home/hero';
import { ContactSection } from '@/features/request-form/contact-section';
import { HeroPrice } from '@/features/request-form/price-form/hero-price';
import type { PageModule } from '@/pages/page-module';

const HomeJsonLd = island('never', async () => (await import('@/features/home/home-json-ld')).HomeJsonLd);
const Offer = island('never', async () => (await import('@/features/home/offer')).HomeOffer);
const ServiceAreaMap = island(
  'visible',
  async () => (await import('@/features/service-area/service-area-map')).ServiceAreaMap,
);
const About = island('never', async () => (await import('@/features/home/about')).HomeAbout);
const Testimonials = island('visible', async () => (await import('@/features/home/testimonials')).Testimonials);
const Questions = island('visible', async () => (await import('@/features/home/faq')).HomeQuestions);
const WhatsappBanner = island(
  'visible',
  async () => (await import('@/components/sections/whatsapp-banner')).WhatsappBanner,
);

export function HomePage() {
  return (
    <PageShell variant="home">
      <HomeJsonLd />
      <LiveHero>
        <HeroPrice />
      </LiveHero>
      <Offer />
      <ServiceAreaMap />
      <About />
      <Testimonials />
      <Questions />
      <WhatsappBanner />
      <ContactSection />
    </PageShell>
  );
}

export const page: PageModule = {
  Component: HomePage,
  head: { title: home.title, description: home.description },
  queries: () => [heroQuery()],
};
