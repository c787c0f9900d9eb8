import { QueryProvider } from '@/data/query-client';
import { CreateAdminScreen } from '@/features/office/admin-auth/create-admin/create-admin-screen';
import type { PageModule } from '@/pages/page-module';

export function CreateAdminPage() {
  return (
    <QueryProvider>
      <CreateAdminScreen />
    </QueryProvider>
  );
}

export const page: PageModule = {
  Component: CreateAdminPage,
  head: { title: 'Beheerder aanmaken', description: 'Het eerste account van het beheerderspaneel' },
};
