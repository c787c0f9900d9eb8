import { ContentEditor } from '@/features/office/content-editor/content-editor';
import { ArticlePicture } from '@/features/office/pictures/article-picture';
import { PictureLibrary } from '@/features/office/pictures/picture-library';
import { PicturePicker } from '@/features/office/pictures/picture-picker';
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
