import { Figures } from '@/features/office/figures/figures';
import type { PageModule } from '@/pages/page-module';

export const page: PageModule = { Component: Figures };
