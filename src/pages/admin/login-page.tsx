import { Head } from '@/components/seo/head';
import { QueryProvider } from '@/data/query-provider';
import { LoginScreen } from '@/features/admin-auth/login/login-screen';

export function LoginPage() {
  return (
    <QueryProvider>
      <Head title="Inloggen" description="Inloggen op het beheerderspaneel" isHidden />
      <LoginScreen />
    </QueryProvider>
  );
}
