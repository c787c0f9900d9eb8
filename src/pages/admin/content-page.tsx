import { ContentEditor } from '@/features/content-editor/content-editor';
import { ArticlePicture } from '@/features/pictures/article-picture';
import { PictureLibrary } from '@/features/pictures/picture-library';
import { PicturePicker } from '@/features/pictures/picture-picker';
import type { PageModule, PageProps } from '@/pages/page-module';

function ContentPage({ sitemapLinks }: PageProps) {
  return (
    <>
      <ContentEditor
        pages={sitemapLinks}
        PicturePicker={PicturePicker}
        renderPicture={(article) => <ArticlePicture block={article} />}
      />
      <PictureLibrary />
    </>
  );
}

export const page: PageModule = { Component: ContentPage };
