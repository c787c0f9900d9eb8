import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { TextField } from '@/components/form/fields';
import { useZodForm } from '@/components/form/use-zod-form';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { notify } from '@/components/ui/notify';
import { creationTexts } from '@/content/office/texts/content-creation';
import { findPlace } from '@/content/cities/find-place';
import { workArea } from '@/content/service-area';
import { landingPageTexts } from '@/content/office/texts/landing-page-texts';
import type { ContentBlock } from '@/data/content/content-block';
import { distanceKm } from '@/domain/address/service-area';
import { landingPageSections } from '@/domain/content/block-place';
import { pageSlug } from '@/domain/content/page-slug';
import { cleanLine } from '#shared/text.ts';
import { landingPagePath } from '@/lib/paths';
import { readSessionDraft } from '@/lib/browser/session-draft';
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

/** A question to confirm before the page of a place is created. */
interface Doubt {
  place: string;
  explanation: string;
}

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
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const confirmedPlace = useRef('');
  const form = useZodForm({
    id: 'new-landing-page',
    schema,
    defaultValues,
    onInvalid: () => notify.error(texts.cityMissing),
    async onSubmit({ place }) {
      const refusal = landingPageRefusal(place, blocks);
      if (refusal !== null) return refuse(texts.failed(place), refusal);
      if (confirmedPlace.current !== place) {
        try {
          const explanation = await doubtAbout(place);
          setDoubt(explanation === null ? null : { place, explanation });
          if (explanation !== null) return undefined;
        } catch {
          return refuse(texts.failed(place), creationTexts.reasons.unavailable);
        }
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
      setDoubt(null);
      return failure;
    },
  });
  function handleConfirm() {
    confirmedPlace.current = doubt?.place ?? '';
    void form.submit(new Event('submit'));
  }

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
      {...(doubt?.place === cleanLine(typed.place) && {
        question: (
          <ConfirmQuestion
            explanation={doubt.explanation}
            question={texts.doubt.question}
            confirm={form.isBusy ? creationTexts.busy : texts.doubt.confirm}
            cancel={texts.doubt.cancel}
            isBusy={form.isBusy}
            onConfirm={handleConfirm}
            onCancel={() => {
              setDoubt(null);
              form.api.setFocus('place');
            }}
          />
        ),
      })}
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

/**
 * Why a page about this place may not be intended; null when it is in the service area. Throws when code cannot be
 * loaded.
 */
async function doubtAbout(place: string): Promise<string | null> {
  const found = await findPlace(pageSlug(place));
  if (!found) return texts.doubt.unknown(place);
  const distance = distanceKm(workArea, found);
  return distance > workArea.radiusKm ? texts.doubt.far(place, Math.round(distance)) : null;
}
