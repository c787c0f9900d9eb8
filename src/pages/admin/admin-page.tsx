import { Head } from '@/components/seo/head';
import { Card } from '@/components/ui/card';
import { QueryProvider } from '@/data/query-provider';
import { AdminFrame } from '@/features/admin-auth/admin-frame';
import { AdminGuard } from '@/features/admin-auth/admin-guard';
import { RequestInbox } from '@/features/request-inbox/request-inbox';

export function AdminPage() {
  return (
    <QueryProvider>
      <Head title="Admin" description="Aanvragen en teksten van de website beheren" isHidden />
      <AdminGuard>
        <AdminFrame>
          <Card>
            <h2 className="text-xl font-bold">Website Inhoud Beheren</h2>
            <p className="mt-2 text-ink-muted">Hier pas je binnenkort de teksten aan die op de website staan.</p>
          </Card>
          <RequestInbox />
        </AdminFrame>
      </AdminGuard>
    </QueryProvider>
  );
}
