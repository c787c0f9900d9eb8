import { PageShell } from '@/components/layout/page-shell';
import { Head } from '@/components/seo/head';
import { staticPart } from '@/components/ui/static-part';
import { serviceRadiusKm } from '@/domain/address/service-area';
import { paths } from '@/lib/paths';

const ServiceAreasContent = staticPart(async () => (await import('./service-areas-content')).ServiceAreasContent);

export function ServiceAreasPage() {
  return (
    <PageShell variant="page">
      <Head
        title="Werkgebieden | Energielabel in 21 steden rond Amersfoort"
        description={`In deze 21 steden, tot ${serviceRadiusKm} km rond Amersfoort, komen wij bij u langs voor een officieel energielabel. Kies uw stad en lees wat daar van belang is.`}
        path={paths.serviceAreas}
      />
      <ServiceAreasContent />
    </PageShell>
  );
}
