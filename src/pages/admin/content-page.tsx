import { ContentEditor } from '@/features/content-editor/content-editor';
import type { PageModule, PageProps } from '@/pages/page-module';

function ContentPage({ sitemapLinks }: PageProps) {
  return <ContentEditor pages={sitemapLinks} />;
}

export const page: PageModule = { Component: ContentPage };
