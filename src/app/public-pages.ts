import type { PageModule } from '@/pages/page-module';
import { createPages } from './pages';

export const { pages, findPage } = createPages(import.meta.glob<{ page: PageModule }>('../pages/public/*-page.tsx'));

export const publicRoutes = pages.map(({ route }) => route);
