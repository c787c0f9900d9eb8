import { ContentEditor } from '@/features/content-editor/content-editor';
import type { PageModule } from '@/pages/page-module';

export const page: PageModule = { Component: ContentEditor };
