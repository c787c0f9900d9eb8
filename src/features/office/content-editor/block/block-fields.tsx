import { Fragment, type ReactNode } from 'react';
import { TextAreaField, TextField } from '@/components/form/fields';
import type { FieldProps } from '@/components/form/use-zod-form';
import { contentEditorTexts as texts } from '@/content/office/texts/content-editor';
import { isMarkdown, shownFields, type BlockField } from '@/domain/content/block-fields';
import type { BlockPlace } from '@/domain/content/block-place';

interface BlockFieldsProps {
  place: BlockPlace;
  field: (name: BlockField) => FieldProps;
  /** The editor of the content, where that is Markdown. */
  renderMarkdown: (props: { label: string; hint?: string }) => ReactNode;
  /** The first field takes the focus on mount. */
  takesFocus?: boolean;
}

/** The texts of a block that its page shows, in the order of the page. */
export function BlockFields({ place, field, renderMarkdown, takesFocus = false }: BlockFieldsProps) {
  return shownFields[place].map((name, index) => {
    const hint = hintOf(place, name);
    const described = { label: texts.fields[name], ...(hint !== undefined && { hint }) };
    if (name === 'content' && isMarkdown(place)) {
      return <Fragment key={name}>{renderMarkdown(described)}</Fragment>;
    }
    const props = { ...field(name), ...described, autoFocus: takesFocus && index === 0 };
    return name === 'title' || name === 'searchTitle' ? (
      <TextField key={name} {...props} />
    ) : (
      <TextAreaField key={name} {...props} rows={name === 'content' ? 10 : 2} />
    );
  });
}

function hintOf(place: BlockPlace, name: BlockField): string | undefined {
  const hints: Partial<Record<BlockField, string>> = texts.hints[place];
  return hints[name];
}
