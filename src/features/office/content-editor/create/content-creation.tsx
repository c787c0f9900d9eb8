import { useRef, useState, type MouseEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { creationTexts } from '@/content/office/texts/content-creation';
import type { ContentBlock } from '@/data/content/content-block';
import { removeSessionDraft, hasSessionDraft } from '@/lib/browser/session-draft';
import { CreateArticleDialog } from './create-article-dialog';
import { CreateBlockDialog } from './create-block-dialog';
import { CreateLandingPageDialog } from './create-landing-page-dialog';

const { block, landingPage, article, concept, unsavedMark } = creationTexts;

/** Names of the session drafts. */
const draftNames = { block: 'new-block', 'landing-page': 'new-landing-page', article: 'new-article' } as const;
type DialogName = keyof typeof draftNames;

// Beside each other on a tablet; below each other and equally wide on a phone.
const openerClass = 'min-w-0 wrap-anywhere max-lg:grow max-lg:px-2';

interface ContentCreationProps {
  blocks: readonly ContentBlock[];
  /** The page that was created or added to; '' for general content. */
  onCreated: (pagePath: string) => void;
}

/** Creates texts and pages. How a new page gets online stays visible after its dialog closed. */
export function ContentCreation({ blocks, onCreated }: ContentCreationProps) {
  const [shown, setShown] = useState<DialogName | null>(null);
  const [created, setCreated] = useState('');
  const opener = useRef<HTMLElement>(null);

  function handleOpen(event: MouseEvent<HTMLElement>, dialog: DialogName) {
    opener.current = event.currentTarget;
    setShown(dialog);
  }

  /** After the text was stored or discarded. */
  function handleClose(dialog: DialogName) {
    removeSessionDraft(draftNames[dialog]);
    setShown(null);
    // After the dialog is gone.
    setTimeout(() => opener.current?.focus(), 0);
  }

  function handleCreated(dialog: DialogName, pagePath: string, done: string) {
    setCreated(done === '' ? '' : `${done}. ${concept}`);
    handleClose(dialog);
    onCreated(pagePath);
  }

  return (
    <div className="mt-4 grid gap-3">
      <div className="flex flex-wrap gap-2 lg:gap-3">
        <Button variant="secondary" className={openerClass} onClick={(event) => handleOpen(event, 'block')}>
          {block.open}
          {markOf('block')}
        </Button>
        <Button variant="secondary" className={openerClass} onClick={(event) => handleOpen(event, 'landing-page')}>
          {landingPage.open}
          {markOf('landing-page')}
        </Button>
        <Button variant="secondary" className={openerClass} onClick={(event) => handleOpen(event, 'article')}>
          {article.open}
          {markOf('article')}
        </Button>
      </div>
      {created !== '' && <Notice>{created}</Notice>}
      {shown === 'block' && (
        <CreateBlockDialog
          draftName={draftNames.block}
          blocks={blocks}
          onCreated={(pagePath) => handleCreated('block', pagePath, '')}
          onClose={() => handleClose('block')}
        />
      )}
      {shown === 'landing-page' && (
        <CreateLandingPageDialog
          draftName={draftNames['landing-page']}
          blocks={blocks}
          onCreated={(path, place) => handleCreated('landing-page', path, landingPage.created(place))}
          onClose={() => handleClose('landing-page')}
        />
      )}
      {shown === 'article' && (
        <CreateArticleDialog
          draftName={draftNames.article}
          blocks={blocks}
          onCreated={(path) => handleCreated('article', path, article.created)}
          onClose={() => handleClose('article')}
        />
      )}
    </div>
  );
}

/** Marks the button of a dialog that has a session draft. */
function markOf(dialog: DialogName): string {
  return hasSessionDraft(draftNames[dialog]) ? ` (${unsavedMark})` : '';
}
