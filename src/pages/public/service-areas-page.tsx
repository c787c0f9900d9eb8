import { PageShell } from '@/components/public/layout/page-shell';
import { cities } from '@/content/cities/cities';
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
    title: `Werkgebieden | Energielabel ${cities.length > 1 ? `in ${cities.length} steden ` : ''}rond ${workArea.name}`,
    description: `${cities.length > 1 ? `In deze ${cities.length} plaatsen, binnen` : 'Binnen'} ${workArea.radiusKm} km van ${workArea.name}${cities.length > 1 ? ',' : ''} komen wij bij u langs voor een officieel energielabel. Kies uw plaats en lees wat er telt voor uw label.`,
  },
};
