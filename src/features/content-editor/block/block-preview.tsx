import { PlainText } from '@/components/ui/plain-text';
import { contentEditorTexts } from '@/content/office/content-editor';
import type { BlockTexts } from '@/domain/content/content-edit';
import type { BlockPlace } from '@/domain/content/block-place';

interface BlockPreviewProps {
  texts: BlockTexts;
  place: BlockPlace;
}

const preview = contentEditorTexts.preview;

/** The texts as the site shows them at that place, with a word about what it does not show. */
export function BlockPreview({ texts, place }: BlockPreviewProps) {
  return (
    <div
      role="group"
      aria-label={preview.open}
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
          <p className="text-lg text-ink-muted">{subtitle || preview.defaultText}</p>
          <p className="text-sm text-ink-muted">
            {preview.caption} {content || preview.defaultText}
          </p>
          {title !== '' && <Unused text={preview.titleUnused} />}
        </div>
      );
    case 'landing-hero':
      return (
        <div className="grid gap-3">
          <p className="text-3xl leading-tight font-extrabold">{title || preview.defaultText}</p>
          <p className="text-lg text-ink-muted">{subtitle || preview.defaultText}</p>
          {content !== '' && <Unused text={preview.contentUnused} />}
        </div>
      );
    default:
      if (title + subtitle + content === '') return <p>{preview.empty}</p>;
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
