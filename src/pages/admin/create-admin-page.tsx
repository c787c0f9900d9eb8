import { Head } from '@/components/seo/head';
import { QueryProvider } from '@/data/query-provider';
import { CreateAdminScreen } from '@/features/admin-auth/create-admin/create-admin-screen';

export function CreateAdminPage() {
  return (
    <QueryProvider>
      <Head title="Beheerder aanmaken" description="Het eerste account van het beheerderspaneel" isHidden />
      <CreateAdminScreen />
    </QueryProvider>
  );
}
