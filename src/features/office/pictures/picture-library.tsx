import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CheckboxField } from '@/components/form/fields';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Loading } from '@/components/ui/loading';
import { RetryNotice } from '@/components/ui/retry-notice';
import { pictureTexts as texts } from '@/content/office/texts/pictures';
import { blocksQuery } from '@/data/content/editor-queries';
import { picturesQuery } from '@/data/pictures/queries';
import { pictureId } from '@/domain/content/picture';
import { adminSections } from '@/lib/admin-links';
import { LibraryPicture } from './library-picture';
import { PictureUpload } from './picture-upload';
import { pictureUses } from './picture-uses';
import { useMorePictures } from './use-more-pictures';

/** All pictures, with the pages where they stand. */
export function PictureLibrary() {
  const pictures = useQuery(picturesQuery());
  const blocks = useQuery(blocksQuery());
  const [isOnlyUnused, setIsOnlyUnused] = useState(false);
  const { shown, list, showMore } = useMorePictures();
  const title = useRef<HTMLHeadingElement>(null);

  // Until the texts are loaded it is unknown which pictures are used, so none may be deleted.
  const uses = blocks.data && pictureUses(blocks.data);
  const all = pictures.data ?? [];
  const unused = all.filter(({ path }) => uses?.has(pictureId(path)) === false);
  const listed = isOnlyUnused ? unused : all;

  return (
    <Card isDense className="mt-6">
      <h2 id={adminSections.pictures} ref={title} tabIndex={-1} className="text-xl font-bold">
        {texts.title}
      </h2>
      <p className="mt-1 mb-4 text-ink-muted">{texts.intro}</p>
      <PictureUpload onAdded={() => title.current?.focus()} />
      {pictures.isPending && <Loading text={texts.loading} />}
      {pictures.isError && (
        <RetryNotice className="mt-4" onRetry={() => void pictures.refetch()}>
          <p className="font-semibold">{texts.loadFailed}</p>
        </RetryNotice>
      )}
      {pictures.data?.length === 0 && <EmptyState title={texts.empty}>{texts.emptyHelp}</EmptyState>}
      {all.length > 0 && (
        <>
          <div className="mt-4">
            <CheckboxField
              id="only-unused"
              label={`${texts.onlyUnused} (${unused.length})`}
              checked={isOnlyUnused}
              disabled={uses === undefined}
              onChange={({ target }) => setIsOnlyUnused(target.checked)}
            />
          </div>
          {listed.length === 0 && <EmptyState title={texts.noneUnused} />}
          <ul ref={list} className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {listed.slice(0, shown).map((picture) => (
              <LibraryPicture
                key={picture.path}
                picture={picture}
                usedIn={uses && (uses.get(pictureId(picture.path)) ?? [])}
                onDeleted={() => title.current?.focus()}
              />
            ))}
          </ul>
          {listed.length > shown && (
            <div className="mt-4 flex flex-wrap items-center gap-4">
              <Button variant="secondary" onClick={showMore}>
                {texts.more}
              </Button>
              <p>{texts.shown(shown, listed.length)}</p>
            </div>
          )}
        </>
      )}
    </Card>
  );
}
