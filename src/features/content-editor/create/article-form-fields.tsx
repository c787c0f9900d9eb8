import { useId } from 'react';
import { TextAreaField, TextField } from '@/components/form/text-field';
import { creationTexts } from '@/content/office/content-creation';
import { contentLimits } from '@/domain/content/content-limits';
import { articlePath } from '@/lib/paths';
import { articleSlugOf, type ArticleErrors, type ArticleFields } from './article-form';

const texts = creationTexts.article;

interface ArticleFormFieldsProps {
  fields: ArticleFields;
  errors: ArticleErrors;
  onChange: (part: Partial<ArticleFields>) => void;
}

export function ArticleFormFields({ fields, errors, onChange }: ArticleFormFieldsProps) {
  const id = useId();
  const slug = articleSlugOf(fields);
  return (
    <>
      <TextField
        id={`${id}-title`}
        label="Titel *"
        error={errors.title}
        aria-required
        autoComplete="off"
        maxLength={contentLimits.title}
        value={fields.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextField
        id={`${id}-slug`}
        label={`${texts.slugLabel} *`}
        hint={texts.slugHint(articlePath(slug || '…'))}
        error={errors.slug}
        aria-required
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={slug}
        onChange={(event) => onChange({ slug: event.target.value })}
      />
      <TextAreaField
        id={`${id}-subtitle`}
        label="Subtitel"
        rows={2}
        maxLength={contentLimits.subtitle}
        value={fields.subtitle}
        onChange={(event) => onChange({ subtitle: event.target.value })}
      />
      <TextAreaField
        id={`${id}-content`}
        label="Tekst *"
        hint={texts.textHint}
        error={errors.content}
        aria-required
        rows={12}
        maxLength={contentLimits.content}
        value={fields.content}
        onChange={(event) => onChange({ content: event.target.value })}
      />
      <TextField
        id={`${id}-day`}
        type="date"
        label={texts.dateLabel}
        hint={texts.dateHint}
        value={fields.day}
        onChange={(event) => onChange({ day: event.target.value })}
      />
    </>
  );
}
