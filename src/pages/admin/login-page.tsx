import { QueryProvider } from '@/data/query-client';
import { LoginScreen } from '@/features/office/admin-auth/login/login-screen';
import type { PageModule } from '@/pages/page-module';

export function LoginPage() {
  return (
    <QueryProvider>
      <LoginScreen />
    </QueryProvider>
  );
}

export const page: PageModule = {
  Component: LoginPage,
  head: { title: 'Inloggen', description: 'Inloggen op het beheerderspaneel' },
};
