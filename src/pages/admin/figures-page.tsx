import { Figures } from '@/features/figures/figures';
import type { PageModule } from '@/pages/page-module';

export const page: PageModule = { Component: Figures };
