import { TextField } from '@/components/form/fields';
import { Form, FormFailure, FormFields, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { pictureTexts } from '@/content/office/texts/pictures';
import { failureText, isConflict } from '@/data/errors';
import { useDescribePicture } from '@/data/pictures/mutations';
import type { StoredPicture } from '@/data/pictures/queries';
import { altSchema } from './alt-schema';

const texts = pictureTexts.item;
const reasons = { ...pictureTexts.reasons, invalid: texts.describeTooLong };

interface DescriptionFormProps {
  picture: StoredPicture;
  onClose: () => void;
}

/** Edits the description of a picture of the library. */
export function DescriptionForm({ picture, onClose }: DescriptionFormProps) {
  const describing = useDescribePicture();
  const form = useZodForm({
    id: picture.path,
    schema: altSchema,
    defaultValues: { alt: picture.alt },
    async onSubmit({ alt }) {
      try {
        if (alt !== picture.alt) await describing.mutateAsync({ path: picture.path, alt });
      } catch (error) {
        const explanation = isConflict(error) ? texts.gone : failureText(reasons, error);
        return { text: texts.describeFailed, explanation };
      }
      notify.success(texts.described);
      onClose();
      return undefined;
    },
  });

  return (
    <Form form={form} className="grid gap-3">
      <FormFields>
        <TextField
          {...form.field('alt')}
          label={pictureTexts.upload.alt}
          hint={texts.describeHint}
          autoComplete="off"
          autoFocus
        />
      </FormFields>
      <FormFailure />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busyLabel={texts.describing}>{texts.saveDescription}</SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </Form>
  );
}
