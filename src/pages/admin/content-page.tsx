import { ContentEditor } from '@/features/content-editor/content-editor';
import { ArticlePicture } from '@/features/pictures/article-picture';
import { PictureLibrary } from '@/features/pictures/picture-library';
import type { PageModule } from '@/pages/page-module';

export function ContentPage() {
  return (
    <>
      <ContentEditor renderPicture={(article) => <ArticlePicture block={article} />} />
      <PictureLibrary />
    </>
  );
}

export const page: PageModule = { Component: ContentPage };
