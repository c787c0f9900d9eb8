import { PlainText } from '@/components/ui/plain-text';
import { contentEditorTexts, contentEditorTexts as texts } from '@/content/office/content-editor';
import type { BlockPlace } from '@/domain/content/block-place';
import { blockFields, type BlockTexts } from '@/domain/content/content-edit';

interface BlockPreviewProps {
  texts: BlockTexts;
  place: BlockPlace;
}

const previewTexts = contentEditorTexts.preview;

/** The texts as the site shows them in that place, and which of them it does not show. */
export function BlockPreview({ texts, place }: BlockPreviewProps) {
  return (
    <div
      role="group"
      aria-label={previewTexts.open}
      className="rounded-lg border border-dashed border-control bg-ground p-4 wrap-anywhere sm:p-6"
    >
      <Shown texts={texts} place={place} />
    </div>
  );
}

function Shown({ texts: { title, subtitle, content }, place }: BlockPreviewProps) {
  switch (place) {
    case 'home':
      return (
        <div className="grid gap-3">
          <p className="text-lg text-ink-muted">{subtitle || previewTexts.defaultText}</p>
          <p className="text-sm text-ink-muted">
            {previewTexts.caption} {content || previewTexts.defaultText}
          </p>
          {title !== '' && <Unused text={previewTexts.titleUnused} />}
        </div>
      );
    case 'landing-hero':
      return (
        <div className="grid gap-3">
          <p className="text-3xl leading-tight font-extrabold">{title || previewTexts.defaultText}</p>
          <p className="text-lg text-ink-muted">{subtitle || previewTexts.defaultText}</p>
          {content !== '' && <Unused text={previewTexts.contentUnused} />}
        </div>
      );
    default:
      if (title + subtitle + content === '') return <p>{previewTexts.empty}</p>;
      return (
        <>
          {title && <p className="text-2xl font-bold">{title}</p>}
          {subtitle && (
            <p className={place === 'article' ? 'mt-3 text-xl font-semibold' : 'mt-2 text-ink-muted'}>{subtitle}</p>
          )}
          <PlainText text={content} headingLevel={3} />
        </>
      );
  }
}

function Unused({ text }: { text: string }) {
  return <p className="text-sm font-semibold">{text}</p>;
}

interface BothVersionsProps {
  /** The newest version. */
  stored: BlockTexts;
  changes: Partial<BlockTexts>;
}

/** The stored texts beside the typed ones. */
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
      {/* Limited in height, so both versions of a long text fit on the screen. */}
      <dd tabIndex={0} className="max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
        {text || texts.emptyText}
      </dd>
    </div>
  );
}
