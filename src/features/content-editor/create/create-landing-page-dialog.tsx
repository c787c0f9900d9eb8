import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { TextField } from '@/components/form/fields';
import { useZodForm } from '@/components/form/use-zod-form';
import { notify } from '@/components/ui/notify';
import { creationTexts } from '@/content/office/content-creation';
import { findPlace } from '@/content/cities/find-place';
import { workArea } from '@/content/service-area';
import { landingPageTexts } from '@/content/office/landing-page-texts';
import type { ContentBlock } from '@/data/content/content-block';
import { distanceKm } from '@/domain/address/service-area';
import { landingPageSections } from '@/domain/content/block-place';
import { pageSlug } from '@/domain/content/page-slug';
import { cleanLine } from '@/domain/text';
import { landingPagePath } from '@/lib/paths';
import { readSessionDraft } from '@/lib/session-draft';
import { CreateDialog } from './create-dialog';
import { landingPageRefusal } from './path-checks';
import { refuse, useCreation } from './use-creation';

const texts = creationTexts.landingPage;

/** Twice a Dutch place name; titles with it fit in the database. */
const maxPlaceLength = 100;

const draftSchema = z.object({ place: z.string() });
const schema = z.object({
  place: z.string().transform(cleanLine).pipe(z.string().min(1, texts.cityMissing)),
});

interface CreateLandingPageDialogProps {
  /** Name of the session draft. */
  draftName: string;
  blocks: readonly ContentBlock[];
  onCreated: (pagePath: string, place: string) => void;
  onClose: () => void;
}

export function CreateLandingPageDialog({ draftName, blocks, onCreated, onClose }: CreateLandingPageDialogProps) {
  const [defaultValues] = useState(() => readSessionDraft(draftName, draftSchema) ?? { place: '' });
  const create = useCreation();
  /** The place beyond the service area that was asked about. */
  const [farPlace, setFarPlace] = useState('');
  const form = useZodForm({
    id: 'new-landing-page',
    schema,
    defaultValues,
    onInvalid: () => notify.error(texts.cityMissing),
    async onSubmit({ place }) {
      const refusal = landingPageRefusal(place, blocks);
      if (refusal !== null) return refuse(texts.failed(place), refusal);
      const distance = await distanceTo(pageSlug(place));
      if (distance > workArea.radiusKm && farPlace !== place) {
        setFarPlace(place);
        return { text: texts.far(place, Math.round(distance)), explanation: texts.farQuestion };
      }
      const pagePath = landingPagePath(pageSlug(place));
      const contents = landingPageTexts(place);
      const page = landingPageSections.map((sectionName) => ({
        ...contents[sectionName],
        sectionName,
        pagePath,
        publishedAt: '',
      }));
      const failure = await create(page, {
        created: texts.created(place),
        createdDescription: creationTexts.concept,
        failed: texts.failed(place),
        duplicate: texts.exists(pagePath),
      });
      if (!failure) onCreated(pagePath, place);
      return failure;
    },
  });
  const typed = useWatch({ control: form.api.control, compute: (values) => values });
  const slug = pageSlug(cleanLine(typed.place));

  return (
    <CreateDialog
      title={texts.open}
      description={texts.description}
      submit={texts.submit}
      form={form}
      draftName={draftName}
      typed={typed}
      onClose={onClose}
    >
      <TextField
        {...form.field('place')}
        label="Plaatsnaam *"
        {...(slug !== '' && { hint: `${texts.willBeAt} ${landingPagePath(slug)}.` })}
        aria-required
        autoComplete="off"
        maxLength={maxPlaceLength}
      />
    </CreateDialog>
  );
}

/** Kilometres from the centre of the service area; 0 for a place that the list does not know. */
async function distanceTo(slug: string): Promise<number> {
  const place = await findPlace(slug);
  return place ? distanceKm(workArea, place) : 0;
}
