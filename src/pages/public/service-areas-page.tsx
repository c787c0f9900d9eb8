import { PageShell } from '@/components/public/layout/page-shell';
import { workArea } from '@/content/service-area';
import { ServiceAreasContent } from '@/features/public/service-area/service-areas-content';
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
    title: `Werkgebieden | Energielabel in 21 steden rond ${workArea.name}`,
    description: `In deze 21 plaatsen, binnen ${workArea.radiusKm} km van ${workArea.name}, komen wij bij u langs voor een officieel energielabel. Kies uw plaats en lees wat er telt voor uw label.`,
  },
};
