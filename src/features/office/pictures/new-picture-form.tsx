import { useId } from 'react';
import { TextField } from '@/components/form/fields';
import { Form, FormFailure, FormFields, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { notify } from '@/components/ui/notify';
import { pictureTexts } from '@/content/office/texts/pictures';
import { failureText } from '@/data/errors';
import { useAddPicture } from '@/data/pictures/mutations';
import type { StoredPicture } from '@/data/pictures/queries';
import { altSchema } from './alt-schema';
import type { PreparedPicture } from './resize-picture';

const texts = pictureTexts.upload;

interface NewPictureFormProps {
  picture: PreparedPicture;
  onSaving: (isSaving: boolean) => void;
  onAdded: (picture: StoredPicture) => void;
}

/** Asks what is on a picture, and stores it. Another picture keeps what was typed. */
export function NewPictureForm({ picture, onSaving, onAdded }: NewPictureFormProps) {
  const losses = lossesOf(picture);
  const adding = useAddPicture();
  const id = useId();
  const form = useZodForm({
    id,
    schema: altSchema,
    defaultValues: { alt: '' },
    async onSubmit({ alt }) {
      onSaving(true);
      try {
        const added = await adding.mutateAsync({ path: picture.path, alt, files: picture.files });
        notify.success(texts.saved);
        onAdded(added);
        return undefined;
      } catch (error) {
        onSaving(false);
        return { text: texts.failed, explanation: failureText(pictureTexts.reasons, error) };
      }
    },
  });

  return (
    <Form form={form} className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <img
        src={picture.preview}
        width={picture.width}
        height={picture.height}
        alt={texts.preview}
        className="max-h-48 w-full rounded-lg object-contain"
      />
      <div className="grid content-start gap-3">
        {losses.length > 0 && (
          <ul className="list-disc pl-5 text-ink-muted">
            {losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
        )}
        <FormFields>
          <TextField {...form.field('alt')} label={texts.alt} hint={texts.altHint} autoComplete="off" autoFocus />
        </FormFields>
        <FormFailure />
        <SubmitButton className="justify-self-start" busyLabel={texts.saving}>
          {texts.save}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** What the original loses, in words. */
function lossesOf({ losses, width, height }: PreparedPicture): string[] {
  return [
    ...(losses.size ? [texts.losses.size(losses.size, { width, height })] : []),
    ...(losses.movement ? [texts.losses.movement] : []),
    ...(losses.transparency ? [texts.losses.transparency] : []),
  ];
}
