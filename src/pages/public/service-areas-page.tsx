import { PageShell } from '@/components/layout/page-shell';
import { serviceRadiusKm } from '@/domain/address/service-area';
import { ServiceAreasContent } from '@/features/service-area/service-areas-content';
import type { PageModule } from '@/pages/page-module';

export function ServiceAreasPage() {
  return (
    <PageShell variant="page">
      <ServiceAreasContent />
    </PageShell>
  );
}

export const page: PageModule = {
  Component: ServiceAreasPage,
  head: {
    title: 'Werkgebieden | Energielabel in 21 steden rond Amersfoort',
    description: `In deze 21 plaatsen, binnen ${serviceRadiusKm} km van Amersfoort, komen wij bij u langs voor een officieel energielabel. Kies uw plaats en lees wat daar van belang is.`,
  },
};
