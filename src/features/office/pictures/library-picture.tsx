import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { notify } from '@/components/ui/notify';
import { Picture } from '@/components/ui/rich-text/picture';
import { pictureTexts } from '@/content/office/texts/pictures';
import type { ContentBlock } from '@/data/content/content-block';
import { dataErrorCode, failureText } from '@/data/errors';
import { useDeletePicture } from '@/data/pictures/mutations';
import type { StoredPicture } from '@/data/pictures/queries';
import { adminParams, adminSections } from '@/lib/admin-links';
import { DescriptionForm } from './description-form';

const texts = pictureTexts.item;

/** What can be opened at a picture. */
type Part = 'description' | 'deletion';

interface LibraryPictureProps {
  picture: StoredPicture;
  /** The texts that show it; undefined while that is not known. */
  usedIn: readonly ContentBlock[] | undefined;
  onDeleted: () => void;
}

/** A picture of the library: its description, where it is used, and its actions. */
export function LibraryPicture({ picture, usedIn, onDeleted }: LibraryPictureProps) {
  const { path, alt } = picture;
  const deleting = useDeletePicture();
  const [opened, setOpened] = useState<Part | 'none'>('none');
  /** The button that comes back takes the focus. */
  const [closed, setClosed] = useState<Part | 'none'>('none');

  function handleClose() {
    setClosed(opened);
    setOpened('none');
  }

  async function handleDelete() {
    if (deleting.isPending) return;
    try {
      await deleting.mutateAsync(path);
    } catch (error) {
      const isUsed = dataErrorCode(error) === 'invalid';
      notify.error(texts.deleteFailed, {
        description: isUsed ? texts.isUsed : failureText(pictureTexts.reasons, error),
      });
      return;
    }
    notify.success(texts.deleted);
    onDeleted();
  }

  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-xl border border-line">
      <Picture
        path={path}
        alt={alt}
        sizes="24rem"
        className="aspect-video h-auto w-full bg-surface-sunk object-contain"
      />
      <div className="grid gap-3 p-4">
        {opened === 'description' ? (
          <DescriptionForm picture={picture} onClose={handleClose} />
        ) : (
          <p className="font-semibold wrap-anywhere">{alt}</p>
        )}
        {usedIn?.length === 0 && <p className="text-ink-muted">{texts.unused}</p>}
        {usedIn && usedIn.length > 0 && (
          <div>
            <p className="text-sm text-ink-muted">{texts.usedOn}</p>
            <ul>
              {usedIn.map(({ id, title, sectionName, pagePath }) => (
                <li key={id}>
                  <Link
                    to={{
                      search: `?${new URLSearchParams({ [adminParams.page]: pagePath }).toString()}`,
                      hash: adminSections.content,
                    }}
                    className="inline-flex min-h-6 items-center wrap-anywhere text-primary underline underline-offset-4"
                  >
                    {title || sectionName}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
        {opened === 'deletion' && (
          <ConfirmQuestion
            explanation={texts.deleteExplanation}
            question={texts.deleteQuestion}
            confirm={deleting.isPending ? texts.deleting : texts.deleteConfirm}
            cancel={texts.cancel}
            isBusy={deleting.isPending}
            onConfirm={() => void handleDelete()}
            onCancel={handleClose}
          />
        )}
        {opened === 'none' && (
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" autoFocus={closed === 'description'} onClick={() => setOpened('description')}>
              {texts.describe}
              <span className="sr-only">: {alt}</span>
            </Button>
            {usedIn?.length === 0 && (
              <Button variant="danger" autoFocus={closed === 'deletion'} onClick={() => setOpened('deletion')}>
                {texts.delete}
                <span className="sr-only">: {alt}</span>
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
