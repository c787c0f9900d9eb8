import { useRef, useState, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { creationTexts } from '@/content/content-creation';
import type { ContentBlock } from '@/data/content/content-block';
import { CreateArticleDialog } from './create-article-dialog';
import { CreateBlockDialog } from './create-block-dialog';
import { CreateLandingPageDialog } from './create-landing-page-dialog';

const { block, landingPage, article, seeNewPage, newTab } = creationTexts;

interface ContentCreationProps {
  blocks: readonly ContentBlock[];
  /** The page that was made or added to; '' for general content. */
  onCreated: (pagePath: string) => void;
}

interface CreatedPage {
  text: string;
  /** '' when visitors do not see the page yet. */
  path: string;
}

/** Makes new texts and pages. The way to a new page stays in sight after its dialog closed. */
export function ContentCreation({ blocks, onCreated }: ContentCreationProps) {
  const [shown, setShown] = useState<'block' | 'landing-page' | 'article' | null>(null);
  const [created, setCreated] = useState<CreatedPage | null>(null);
  const opener = useRef<HTMLElement>(null);

  function handleOpen(event: MouseEvent<HTMLElement>, dialog: typeof shown) {
    opener.current = event.currentTarget;
    setShown(dialog);
  }

  function handleClose() {
    setShown(null);
    // After the dialog is gone.
    setTimeout(() => opener.current?.focus(), 0);
  }

  function handleCreated(pagePath: string, page: CreatedPage | null) {
    setCreated(page);
    handleClose();
    onCreated(pagePath);
  }

  return (
    <div className="mt-4 grid gap-3">
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={(event) => handleOpen(event, 'block')}>
          {block.open}
        </Button>
        <Button look="secondary" onClick={(event) => handleOpen(event, 'landing-page')}>
          {landingPage.open}
        </Button>
        <Button look="secondary" onClick={(event) => handleOpen(event, 'article')}>
          {article.open}
        </Button>
      </div>
      {created && (
        <Notice>
          {created.text}{' '}
          {created.path !== '' && (
            <Link to={created.path} target="_blank" className="font-semibold text-primary underline">
              {seeNewPage} {created.path} {newTab}
            </Link>
          )}
        </Notice>
      )}
      {shown === 'block' && (
        <CreateBlockDialog
          blocks={blocks}
          onCreated={(pagePath) => handleCreated(pagePath, null)}
          onClose={handleClose}
        />
      )}
      {shown === 'landing-page' && (
        <CreateLandingPageDialog
          blocks={blocks}
          onCreated={(path, place) => handleCreated(path, { text: `${landingPage.created(place)}.`, path })}
          onClose={handleClose}
        />
      )}
      {shown === 'article' && (
        <CreateArticleDialog
          blocks={blocks}
          onCreated={(path, state, isVisible) =>
            handleCreated(path, { text: `${article.created}. ${state}`, path: isVisible ? path : '' })
          }
          onClose={handleClose}
        />
      )}
    </div>
  );
}
