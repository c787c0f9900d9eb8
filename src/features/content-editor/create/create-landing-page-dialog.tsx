import { useId, useState } from 'react';
import { z } from 'zod';
import { TextField } from '@/components/form/text-field';
import { notify } from '@/components/ui/notify';
import { creationTexts } from '@/content/office/content-creation';
import { landingPageTexts } from '@/content/office/landing-page-texts';
import type { ContentBlock } from '@/data/content/content-block';
import { landingPageSections } from '@/data/content/landing-page';
import { pageSlug } from '@/domain/content/page-slug';
import { cleanLine } from '@/domain/text';
import { landingPagePath } from '@/lib/paths';
import { immediately } from '@/lib/publication';
import { readSessionDraft } from '@/lib/session-draft';
import { CreateDialog } from './create-dialog';
import { landingPageRefusal } from './landing-page-check';
import { useCreation } from './use-creation';
import { useSessionDraft } from '@/components/edit/use-session-draft';

const texts = creationTexts.landingPage;

/** Twice a Dutch place name; titles with it fit in the database. */
const longestPlace = 100;

interface CreateLandingPageDialogProps {
  /** Under this name what is typed is kept. */
  keptName: string;
  blocks: readonly ContentBlock[];
  onCreated: (pagePath: string, place: string) => void;
  onClose: () => void;
}

export function CreateLandingPageDialog({ keptName, blocks, onCreated, onClose }: CreateLandingPageDialogProps) {
  const [typed, setTyped] = useState(() => readSessionDraft(keptName, z.string()) ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const { isBusy, failure, refuse, create } = useCreation();
  const id = useId();
  const place = cleanLine(typed);
  useSessionDraft(keptName, place === '' ? null : typed);
  const slug = pageSlug(place);
  const pagePath = landingPagePath(slug);

  async function handleSubmit() {
    setIsChecked(true);
    if (place === '') {
      notify.error(texts.cityMissing);
      return;
    }
    const refusal = landingPageRefusal(place, blocks);
    if (refusal !== null) {
      refuse(texts.failed(place), refusal);
      return;
    }
    const contents = landingPageTexts(place);
    const page = landingPageSections.map((sectionName) => ({
      ...contents[sectionName],
      sectionName,
      pagePath,
      publishedAt: immediately,
    }));
    const messages = {
      created: texts.created(place),
      failed: texts.failed(place),
      duplicate: texts.exists(pagePath),
    };
    if (await create(page, messages)) onCreated(pagePath, place);
  }

  return (
    <CreateDialog
      title={texts.open}
      description={texts.description}
      submit={texts.submit}
      isBusy={isBusy}
      hasInput={place !== ''}
      failure={failure}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      <TextField
        id={id}
        label="Plaatsnaam *"
        hint={slug === '' ? texts.live : `${texts.willBeAt} ${pagePath}. ${texts.live}`}
        error={isChecked && place === '' ? texts.cityMissing : undefined}
        aria-required
        autoComplete="off"
        maxLength={longestPlace}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </CreateDialog>
  );
}
