import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLeaveGuard } from '@/components/office/edit/use-leave-guard';
import { buttonClass } from '@/components/ui/button';
import { FocusedNotice } from '@/components/ui/notice';
import { pictureTexts } from '@/content/office/texts/pictures';
import type { StoredPicture } from '@/data/pictures/queries';
import { NewPictureForm } from './new-picture-form';
import { PictureFailure, resizePicture, type PreparedPicture } from './resize-picture';
import { useFileInput } from '@/components/form/use-file-input';

const texts = pictureTexts.upload;

/** `waiting`: a picture is to be described and stored. */
export type UploadState = 'empty' | 'waiting' | 'saving';

interface PictureUploadProps {
  /** Was dropped or pasted elsewhere, to be added here. */
  file?: File | null;
  /** A picture was stored. */
  onAdded: (picture: StoredPicture) => void;
  onState?: (state: UploadState) => void;
}

/** Adds a picture to the library: chosen, dropped or pasted, made smaller here, described and stored. */
export function PictureUpload({ file = null, onAdded, onState }: PictureUploadProps) {
  const [prepared, setPrepared] = useState<PreparedPicture | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [isPreparing, setIsPreparing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef<Blob | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useFileInput(place, (given) => void handleFiles(given));
  useLeaveGuard(prepared !== null);
  const takeGiven = useEffectEvent(() => {
    if (file) void handleFiles([file]);
  });
  useEffect(() => takeGiven(), []);

  async function handleFiles([given, ...others]: readonly File[]) {
    if (!given) return;
    if (isSaving) {
      setProblem(texts.wait);
      return;
    }
    // The last one counts, also when an earlier one takes longer.
    latest.current = given;
    setIsPreparing(true);
    setProblem(others.length > 0 ? texts.onlyFirst : null);
    try {
      const picture = await resizePicture(given);
      if (latest.current === given) show(picture);
    } catch (error) {
      const cause = error instanceof PictureFailure ? error.code : 'failed';
      if (latest.current === given) setProblem(pictureTexts.problems[cause]);
    }
    if (latest.current === given) setIsPreparing(false);
  }

  function show(picture: PreparedPicture | null) {
    setPrepared(picture);
    onState?.(picture ? 'waiting' : 'empty');
  }

  function handleSaving(isNowSaving: boolean) {
    // A picture that is still being resized must not replace the one being stored.
    latest.current = null;
    setIsPreparing(false);
    setProblem(isNowSaving && isPreparing ? texts.wait : null);
    setIsSaving(isNowSaving);
    onState?.(isNowSaving ? 'saving' : 'waiting');
  }

  function handleAdded(picture: StoredPicture) {
    setIsSaving(false);
    show(null);
    onAdded(picture);
  }

  return (
    <div ref={place} className="grid gap-4 rounded-xl border-2 border-dashed border-control p-4">
      <div>
        <label className={buttonClass(prepared ? 'secondary' : 'primary', 'cursor-pointer focus-within:outline-3')}>
          {prepared ? texts.another : texts.choose}
          <input
            type="file"
            accept="image/*"
            disabled={isSaving}
            className="sr-only"
            onChange={({ target }) => {
              void handleFiles([...(target.files ?? [])]);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
        </label>
        <p className="mt-2 text-ink-muted">
          {texts.drop} {texts.explanation}
        </p>
      </div>
      <p role="status" className="empty:hidden">
        {isPreparing && texts.preparing}
      </p>
      {problem && <FocusedNotice tone="danger">{problem}</FocusedNotice>}
      {prepared && <NewPictureForm picture={prepared} onSaving={handleSaving} onAdded={handleAdded} />}
    </div>
  );
}
