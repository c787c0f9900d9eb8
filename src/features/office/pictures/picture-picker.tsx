import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { Dialog } from '@/components/ui/questions/dialog';
import { Loading } from '@/components/ui/loading';
import { Picture } from '@/components/ui/rich-text/picture';
import { RetryNotice } from '@/components/ui/retry-notice';
import { pictureTexts } from '@/content/office/texts/pictures';
import { picturesQuery, type StoredPicture } from '@/data/pictures/queries';
import { PictureUpload, type UploadState } from './picture-upload';
import { useMorePictures } from './use-more-pictures';

const texts = pictureTexts.picker;

interface PicturePickerProps {
  /** Was dropped or pasted where the picture goes, to be added. */
  file?: File | null;
  /** Its path holds its size too (src/domain/content/picture.ts). */
  onPick: (picture: StoredPicture) => void;
  onClose: () => void;
}

/** Dialog that gives a picture: one of the library, or a new one. The focus goes back to the button that opened it. */
export function PicturePicker({ file = null, onPick, onClose }: PicturePickerProps) {
  const pictures = useQuery(picturesQuery());
  const { shown, list, showMore } = useMorePictures();
  const [upload, setUpload] = useState<UploadState>('empty');
  const [asksToDiscard, setAsksToDiscard] = useState(false);

  function handleClose() {
    // The upload would be used all the same.
    if (upload === 'saving') return;
    if (upload === 'waiting') setAsksToDiscard(true);
    else onClose();
  }

  return (
    <Dialog isOpen isWide title={texts.title} description={texts.description} onClose={handleClose}>
      <div className="grid gap-5 overflow-y-auto px-5 py-5 sm:px-6">
        <PictureUpload file={file} onAdded={onPick} onState={setUpload} />
        {pictures.isPending && <Loading text={pictureTexts.loading} />}
        {pictures.isError && (
          <RetryNotice onRetry={() => void pictures.refetch()}>
            <p className="font-semibold">{pictureTexts.loadFailed}</p>
          </RetryNotice>
        )}
        {pictures.data && pictures.data.length > 0 && (
          <section aria-labelledby="existing-pictures">
            <h3 id="existing-pictures" className="font-bold">
              {texts.existing}
            </h3>
            <ul ref={list} className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
              {pictures.data.slice(0, shown).map((picture) => (
                <li key={picture.path}>
                  <button
                    type="button"
                    className="flex h-full w-full flex-col overflow-hidden rounded-lg border border-control text-left hover:border-primary"
                    onClick={() => onPick(picture)}
                  >
                    <Picture
                      path={picture.path}
                      alt=""
                      sizes="18rem"
                      className="aspect-video h-auto w-full bg-surface-sunk object-contain"
                    />
                    <span className="p-2 text-sm wrap-anywhere">
                      <span className="sr-only">{texts.pick} </span>
                      {picture.alt}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            {pictures.data.length > shown && (
              <Button variant="secondary" className="mt-3" onClick={showMore}>
                {pictureTexts.more}
              </Button>
            )}
          </section>
        )}
      </div>
      {asksToDiscard && upload === 'waiting' && (
        <footer className="border-t border-line bg-danger-soft px-1 sm:px-2">
          <ConfirmQuestion
            explanation={pictureTexts.upload.unsaved}
            question={texts.discard}
            confirm={texts.discardConfirm}
            cancel={texts.discardCancel}
            onConfirm={onClose}
            onCancel={() => setAsksToDiscard(false)}
          />
        </footer>
      )}
    </Dialog>
  );
}
