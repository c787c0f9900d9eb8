import { RichText } from '@/components/ui/rich-text/rich-text';
import { contentEditorTexts as texts } from '@/content/office/texts/content-editor';
import { isMarkdown, blockFields, type BlockField } from '@/domain/content/block-fields';
import type { BlockPlace } from '@/domain/content/block-place';
import type { BlockTexts } from '@/domain/content/content-edit';
import { parseMarkdown } from '@/domain/content/parse-markdown';
import { withPrices } from '../text-prices';

interface BlockPreviewProps {
  texts: BlockTexts;
  place: BlockPlace;
}

/** The texts as the site shows them in that place. */
export function BlockPreview({ texts: shown, place }: BlockPreviewProps) {
  return (
    <div
      role="group"
      aria-label={texts.preview.open}
      className="rounded-lg border border-dashed border-control bg-ground p-4 wrap-anywhere sm:p-6"
    >
      <Shown texts={withPrices(shown)} place={place} />
    </div>
  );
}

function Shown({ texts: { title, subtitle, content }, place }: BlockPreviewProps) {
  const { defaultText, caption, empty } = texts.preview;
  switch (place) {
    case 'home':
      return (
        <div className="grid gap-3">
          <p className="text-lg text-ink-muted">{subtitle || defaultText}</p>
          <p className="text-sm text-ink-muted">
            {caption} {content || defaultText}
          </p>
        </div>
      );
    case 'landing-hero':
      return (
        <div className="grid gap-3">
          <p className="text-3xl leading-tight font-extrabold">{title || defaultText}</p>
          <p className="text-lg text-ink-muted">{subtitle || defaultText}</p>
        </div>
      );
    default:
      if (title + subtitle + content === '') return <p>{empty}</p>;
      return (
        <>
          {title && <p className="text-2xl font-bold">{title}</p>}
          {subtitle && (
            <p className={place === 'article' ? 'mt-3 text-xl font-semibold' : 'mt-2 text-ink-muted'}>{subtitle}</p>
          )}
          <Content text={content} isRich={isMarkdown(place)} />
        </>
      );
  }
}

interface ContentProps {
  text: string;
  /** It is Markdown. */
  isRich: boolean;
}

function Content({ text, isRich }: ContentProps) {
  return isRich ? (
    <RichText blocks={parseMarkdown(text)} headingLevel={3} />
  ) : (
    <p className="whitespace-pre-wrap">{text}</p>
  );
}

interface BothVersionsProps {
  /** The newest version. */
  stored: BlockTexts;
  changes: Partial<BlockTexts>;
  place: BlockPlace;
}

/** The stored texts beside the typed ones. */
export function BothVersions({ stored, changes, place }: BothVersionsProps) {
  const changed = blockFields.filter((field) => changes[field] !== undefined);
  return (
    <>
      <p>{changed.length === 0 ? texts.conflictSame : texts.conflictLoaded}</p>
      {changed.map((field) => (
        <dl key={field} className="mt-3 grid gap-1">
          <Version
            {...{ field, place }}
            label={`${texts.fields[field]}: ${texts.stored.toLowerCase()}`}
            text={stored[field]}
          />
          <Version {...{ field, place }} label={texts.typed} text={changes[field] ?? ''} />
        </dl>
      ))}
    </>
  );
}

interface VersionProps {
  label: string;
  text: string;
  field: BlockField;
  place: BlockPlace;
}

function Version({ label, text, field, place }: VersionProps) {
  return (
    <div>
      <dt className="font-semibold">{label}</dt>
      {/* Limited in height, so both versions of a long text fit on the screen. */}
      <dd tabIndex={0} className="max-h-40 overflow-y-auto wrap-anywhere">
        {text === '' && texts.emptyText}
        {text !== '' && <Content text={text} isRich={field === 'content' && isMarkdown(place)} />}
      </dd>
    </div>
  );
}
