import { PageShell } from '@/components/layout/page-shell';
import { CtaBand } from '@/components/sections/cta-band';
import { ProcessSteps } from '@/components/sections/process-steps';
import { WhatsappBanner } from '@/components/sections/whatsapp-banner';
import { Head } from '@/components/seo/head';
import { StructuredData } from '@/components/seo/structured-data';
import { ctaBands, home } from '@/content/home';
import { homeData } from '@/content/structured-data/home';
import { About } from '@/features/home/about';
import { Faq } from '@/features/home/faq';
import { Features } from '@/features/home/features';
import { LiveHero } from '@/features/home/live-hero';
import { PricingCards } from '@/features/home/pricing-cards';
import { Testimonials } from '@/features/home/testimonials';
import { ContactSection } from '@/features/request-form/contact-section';
import { ServiceAreaMap } from '@/features/service-area/service-area-map';
import { anchors, paths } from '@/lib/paths';

export function HomePage() {
  return (
    <PageShell variant="home">
      <Head title={home.title} description={home.description} path={paths.home} />
      <StructuredData data={homeData()} />
      <LiveHero />
      <Features />
      <ProcessSteps id={anchors.process} />
      <PricingCards />
      <ServiceAreaMap />
      <CtaBand {...ctaBands.nearby} />
      <About />
      <Testimonials />
      <CtaBand {...ctaBands.inTime} />
      <Faq />
      <WhatsappBanner />
      <ContactSection />
    </PageShell>
  );
}
