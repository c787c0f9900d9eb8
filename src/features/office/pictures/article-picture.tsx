import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { notify } from '@/components/ui/notify';
import { Picture } from '@/components/ui/rich-text/picture';
import { pictureTexts } from '@/content/office/texts/pictures';
import { articleImage } from '@/content/public/images/article-images';
import type { ContentBlock } from '@/data/content/content-block';
import { useSetPicture } from '@/data/content/editor-mutations';
import { failureText, isConflict } from '@/data/errors';
import { picturesQuery } from '@/data/pictures/queries';
import { articleSlug } from '@/domain/content/page-path';
import { PicturePicker } from './picture-picker';

const texts = pictureTexts.ofArticle;

interface ArticlePictureProps {
  /** Of an article. */
  block: ContentBlock;
}

/** The picture above an article: a drawing, or its own, with buttons to change that. */
export function ArticlePicture({ block }: ArticlePictureProps) {
  const pictures = useQuery(picturesQuery());
  const setting = useSetPicture();
  const [isPicking, setIsPicking] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const alt = pictures.data?.find(({ path }) => path === block.picture)?.alt ?? '';

  function handleClose() {
    setIsPicking(false);
    // After the dialog is gone.
    setTimeout(() => opener.current?.focus(), 0);
  }

  function handlePick(picture: string) {
    handleClose();
    void save(picture);
  }

  async function save(picture: string) {
    if (setting.isPending || picture === block.picture) return;
    try {
      await setting.mutateAsync({ base: block, picture });
    } catch (error) {
      const description = isConflict(error) ? texts.conflict : failureText(pictureTexts.reasons, error);
      notify.error(texts.failed, { description });
      return;
    }
    notify.success(picture === '' ? texts.removed : texts.saved);
  }

  function handleRemove() {
    // The pressed button is removed.
    group.current?.focus();
    void save('');
  }

  return (
    <div
      ref={group}
      role="group"
      aria-label={texts.label}
      tabIndex={-1}
      className="flex flex-wrap items-start gap-4 rounded-lg border border-line bg-surface-sunk p-4"
    >
      {block.picture === '' ? (
        <Drawing folder="blog" {...articleImage(articleSlug(block.pagePath))} className="h-auto w-40 rounded-lg" />
      ) : (
        <Picture path={block.picture} alt={alt} sizes="10rem" className="h-auto w-40 rounded-lg" />
      )}
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{texts.label}</p>
        <p>{block.picture === '' ? texts.drawing : texts.own}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button
            ref={opener}
            variant="secondary"
            aria-disabled={setting.isPending}
            onClick={() => setIsPicking(!setting.isPending)}
          >
            {block.picture === '' ? texts.choose : texts.change}
          </Button>
          {block.picture !== '' && (
            <Button variant="secondary" aria-disabled={setting.isPending} onClick={handleRemove}>
              {texts.remove}
            </Button>
          )}
        </div>
      </div>
      {isPicking && <PicturePicker onPick={({ path }) => handlePick(path)} onClose={handleClose} />}
    </div>
  );
}
