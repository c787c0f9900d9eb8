import { contentEditorTexts as texts } from '@/content/office/content-editor';
import { blockFields, type BlockTexts } from '@/domain/content/content-edit';

interface BothVersionsProps {
  /** The newest version. */
  stored: BlockTexts;
  changes: Partial<BlockTexts>;
}

/** What is stored beside what was typed. */
export function BothVersions({ stored, changes }: BothVersionsProps) {
  const changed = blockFields.filter((field) => changes[field] !== undefined);
  return (
    <>
      <p>{changed.length === 0 ? texts.conflictSame : texts.conflictLoaded}</p>
      {changed.map((field) => (
        <dl key={field} className="mt-3 grid gap-1">
          <Version label={`${texts.fields[field]}: ${texts.stored.toLowerCase()}`} text={stored[field]} />
          <Version label={texts.typed} text={changes[field] ?? ''} />
        </dl>
      ))}
    </>
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
      {/* Both versions of a long text fit on the screen. */}
      <dd tabIndex={0} className="max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
        {text || texts.emptyText}
      </dd>
    </div>
  );
}
