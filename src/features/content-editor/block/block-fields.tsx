import { TextAreaField, TextField } from '@/components/form/fields';
import type { ZodForm } from '@/components/form/use-zod-form';
import { contentEditorTexts as texts } from '@/content/office/content-editor';
import { isMarkdown, shownFields, type BlockField } from '@/domain/content/block-fields';
import type { BlockPlace } from '@/domain/content/block-place';
import type { BlockTexts } from '@/domain/content/content-edit';
import { MarkdownField } from '../text-editor/markdown-field';

interface BlockFieldsProps {
  form: ZodForm<BlockTexts, BlockTexts>;
  place: BlockPlace;
  /** The first field takes the focus on mount. */
  takesFocus: boolean;
}

/** The texts of a block that its page shows, in the order of the page. */
export function BlockFields({ form, place, takesFocus }: BlockFieldsProps) {
  return shownFields[place].map((name, index) => {
    const hint = hintOf(place, name);
    const described = { label: texts.fields[name], ...(hint !== undefined && { hint }) };
    if (name === 'content' && isMarkdown(place)) {
      return <MarkdownField key={name} form={form} name={name} {...described} />;
    }
    const field = { ...form.field(name), ...described, autoFocus: takesFocus && index === 0 };
    return name === 'title' || name === 'searchTitle' ? (
      <TextField key={name} {...field} />
    ) : (
      <TextAreaField key={name} {...field} rows={name === 'content' ? 10 : 2} />
    );
  });
}

function hintOf(place: BlockPlace, name: BlockField): string | undefined {
  const hints: Partial<Record<BlockField, string>> = texts.hints[place];
  return hints[name];
}
