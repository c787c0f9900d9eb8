import { Card } from '@/components/ui/card';
import type { PageModule } from '@/pages/page-module';

export function FiguresPage() {
  return (
    <Card isDense>
      <h2 className="text-xl font-bold">Cijfers</h2>
      <p className="mt-2 text-ink-muted">Hier komen de cijfers over je aanvragen. Er zijn er nog geen.</p>
    </Card>
  );
}

export const page: PageModule = { Component: FiguresPage };
