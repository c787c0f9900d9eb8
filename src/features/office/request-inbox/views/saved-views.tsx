import { useQuery } from '@tanstack/react-query';
import { Bookmark, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { offerUndo } from '@/components/office/edit/offer-undo';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/questions/dialog';
import { Loading } from '@/components/ui/loading';
import { notify } from '@/components/ui/notify';
import { RetryNotice } from '@/components/ui/retry-notice';
import { messages } from '@/content/messages';
import { viewTexts as texts } from '@/content/office/requests/requests';
import {
  savedViewsQuery,
  useDeleteView,
  useRenameView,
  useSaveView,
  type SavedView,
} from '@/data/requests/saved-views';
import { withListView, type ListView } from '../list-state/list-view';
import { ViewNameForm } from './view-name-form';

interface SavedViewsProps {
  /** What the list shows now. */
  view: ListView;
}

/** The views that this administrator saved: to open, rename and delete, and to save the one on screen. */
export function SavedViews({ view }: SavedViewsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" className="max-sm:grow max-sm:px-3" onClick={() => setIsOpen(true)}>
        <Bookmark aria-hidden="true" className="size-5 max-xs:hidden" />
        {texts.title}
      </Button>
      <Dialog isOpen={isOpen} title={texts.title} description={texts.nameHint} onClose={() => setIsOpen(false)}>
        <div className="grid gap-5 overflow-y-auto p-5 sm:p-6">
          <ViewList onOpened={() => setIsOpen(false)} />
          <SaveForm view={view} />
        </div>
      </Dialog>
    </>
  );
}

function SaveForm({ view }: SavedViewsProps) {
  const saving = useSaveView();
  async function handleSubmit(name: string) {
    const query = withListView(new URLSearchParams(), { ...view, cursor: null }).toString();
    await saving.mutateAsync({ id: crypto.randomUUID(), name, query });
    notify.success(texts.saved(name));
  }
  return <ViewNameForm id="view" label={texts.name} submit={texts.save} start="" onSubmit={handleSubmit} />;
}

function ViewList({ onOpened }: { onOpened: () => void }) {
  const views = useQuery(savedViewsQuery());
  if (views.isPending) return <Loading text={messages.requests.loading} />;
  if (views.isError) {
    return (
      <RetryNotice role="alert" onRetry={() => void views.refetch()}>
        <p>{texts.loadFailed}</p>
      </RetryNotice>
    );
  }
  if (views.data.length === 0) return <p className="text-ink-muted">{texts.none}</p>;
  return (
    <ul className="divide-y divide-line">
      {views.data.map((view) => (
        <ViewRow key={view.id} view={view} onOpened={onOpened} />
      ))}
    </ul>
  );
}

interface ViewRowProps {
  view: SavedView;
  onOpened: () => void;
}

function ViewRow({ view, onOpened }: ViewRowProps) {
  const { id, name, query } = view;
  const renaming = useRenameView();
  const deleting = useDeleteView();
  const saving = useSaveView();
  const [renamed, setRenamed] = useState<'no' | 'now' | 'done'>('no');

  async function handleRename(newName: string) {
    if (newName !== name) {
      await renaming.mutateAsync({ id, name: newName });
      notify.success(texts.renamed);
    }
    setRenamed('done');
  }

  async function handleDelete() {
    try {
      await deleting.mutateAsync(view);
    } catch {
      notify.error(texts.removeFailed);
      return;
    }
    offerUndo({
      done: { title: texts.removed(name) },
      undoLabel: messages.requests.undo,
      undo: () => saving.mutateAsync(view),
      undone: { title: texts.restored(name) },
      describeFailure: () => ({ title: texts.saveFailed.other, canRetry: true }),
    });
  }

  if (renamed === 'now') {
    return (
      <li className="py-3">
        <ViewNameForm id={id} label={texts.newName} submit="Opslaan" start={name} hasFocus onSubmit={handleRename} />
      </li>
    );
  }
  return (
    <li className="flex items-center gap-1 py-1">
      <Link
        to={{ search: query === '' ? '' : `?${query}` }}
        onClick={onOpened}
        className="flex min-h-11 min-w-0 flex-1 items-center font-semibold text-primary underline-offset-4 hover:underline"
      >
        {name}
      </Link>
      <Button
        variant="quiet"
        className="size-11"
        aria-label={texts.rename(name)}
        autoFocus={renamed === 'done'}
        onClick={() => setRenamed('now')}
      >
        <Pencil aria-hidden="true" className="size-5" />
      </Button>
      <Button
        variant="quiet"
        className="size-11"
        aria-label={texts.remove(name)}
        aria-disabled={deleting.isPending}
        onClick={() => {
          if (!deleting.isPending) void handleDelete();
        }}
      >
        <Trash2 aria-hidden="true" className="size-5" />
      </Button>
    </li>
  );
}
