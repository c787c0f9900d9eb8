import { PageShell } from '@/components/layout/page-shell';
import { island } from '@/components/ui/island';
import { home } from '@/content/public/home';
import { heroQuery } from '@/data/content/hero';
import { LiveHero } from '@/features/home/live-hero';
import { ContactSection } from '@/features/request-form/contact-section';
import type { PageModule } from '@/pages/page-module';

const HomeFacts = island('never', async () => (await import('@/features/home/home-facts')).HomeFacts);
const Offer = island('never', async () => (await import('./home-offer')).HomeOffer);
const ServiceAreaMap = island(
  'visible',
  async () => (await import('@/features/service-area/service-area-map')).ServiceAreaMap,
);
const About = island('never', async () => (await import('./home-about')).HomeAbout);
const Testimonials = island('visible', async () => (await import('@/features/home/testimonials')).Testimonials);
const Questions = island('visible', async () => (await import('./home-questions')).HomeQuestions);
const WhatsappBanner = island(
  'visible',
  async () => (await import('@/components/sections/whatsapp-banner')).WhatsappBanner,
);

export function HomePage() {
  return (
    <PageShell variant="home">
      <HomeFacts />
      <LiveHero />
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
