import type { ChangeEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { TextAreaField, TextField } from '@/components/form/text-field';
import type { ZodForm } from '@/components/form/use-zod-form';
import { creationTexts } from '@/content/office/content-creation';
import { contentLimits } from '@/domain/limits';
import { pageSlug } from '@/domain/content/page-slug';
import { articlePath } from '@/lib/paths';
import type { ArticleFields } from './article-form';

const texts = creationTexts.article;

interface ArticleFormFieldsProps {
  form: ZodForm<ArticleFields, ArticleFields>;
}

export function ArticleFormFields({ form }: ArticleFormFieldsProps) {
  const { api, field } = form;
  const slug = useWatch({ control: api.control, name: 'slug' });
  const title = field('title');

  /** The slug follows the title until somebody types another. */
  function handleTitleChange(event: ChangeEvent<HTMLInputElement>) {
    const isOwnSlug = api.getValues('slug') !== pageSlug(api.getValues('title'));
    void title.onChange(event);
    if (!isOwnSlug) api.setValue('slug', pageSlug(event.target.value), { shouldValidate: form.submitCount > 0 });
  }

  return (
    <>
      <TextField
        {...title}
        label="Titel *"
        aria-required
        autoComplete="off"
        maxLength={contentLimits.title}
        onChange={handleTitleChange}
      />
      <TextField
        {...field('slug')}
        label={`${texts.slugLabel} *`}
        hint={texts.slugHint(articlePath(slug || '…'))}
        aria-required
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
      />
      <TextAreaField {...field('subtitle')} label="Subtitel" rows={2} maxLength={contentLimits.subtitle} />
      <TextAreaField
        {...field('content')}
        label="Tekst *"
        hint={texts.textHint}
        aria-required
        rows={12}
        maxLength={contentLimits.content}
      />
      <TextField {...field('day')} type="date" label={texts.dateLabel} hint={texts.dateHint} />
    </>
  );
}
