import { Button } from '@/components/ui/button';
import { FocusedNotice } from '@/components/ui/focused-notice';
import { contentEditorTexts as texts } from '@/content/office/content-editor';
import { blockFields, type BlockTexts } from '@/domain/content/content-edit';
import type { Conflict } from './use-block-save';

interface BlockConflictProps {
  conflict: Exclude<Conflict, 'none'>;
  isReading: boolean;
  hasReadFailed: boolean;
  /** The newest version as stored, and what would be changed of it. */
  stored: BlockTexts;
  changes: Partial<BlockTexts>;
  onRead: () => void;
}

/** Somebody else was first: says so, and shows what is stored beside what was typed before anything is overwritten. */
export function BlockConflict({ conflict, isReading, hasReadFailed, stored, changes, onRead }: BlockConflictProps) {
  if (conflict === 'gone') {
    return (
      <FocusedNotice key="gone" tone="danger">
        {texts.conflictGone}
      </FocusedNotice>
    );
  }
  if (conflict === 'loaded') {
    const changed = blockFields.filter((field) => changes[field] !== undefined);
    return (
      <FocusedNotice key="loaded" tone="warning">
        <p>{changed.length === 0 ? texts.conflictSame : texts.conflictLoaded}</p>
        {changed.map((field) => (
          <dl key={field} className="mt-3 grid gap-1">
            <Version label={`${texts.fields[field]}: ${texts.stored.toLowerCase()}`} text={stored[field]} />
            <Version label={texts.typed} text={changes[field] ?? ''} />
          </dl>
        ))}
      </FocusedNotice>
    );
  }
  return (
    <FocusedNotice key="unknown" tone="danger">
      <p>{texts.conflict}</p>
      {hasReadFailed && <p className="mt-1 font-semibold">{texts.reloadFailed}</p>}
      <Button look="secondary" className="mt-3" aria-disabled={isReading} onClick={onRead}>
        {isReading ? 'Bezig met laden...' : 'Nieuwste versie laden'}
      </Button>
    </FocusedNotice>
  );
}

interface VersionProps {
  label: string;
  text: string;
}

function Version({ label, text }: VersionProps) {
  return (
    <div>
      <dt className="font-semibold">{label}</dt>
      {/* Both versions of a long text can be read side by side without filling the screen. */}
      <dd tabIndex={0} className="max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
        {text || texts.emptyText}
      </dd>
    </div>
  );
}
