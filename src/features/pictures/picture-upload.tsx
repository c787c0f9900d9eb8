import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { FocusedNotice } from '@/components/ui/notice';
import { pictureTexts } from '@/content/office/pictures';
import type { StoredPicture } from '@/data/pictures/queries';
import { NewPictureForm } from './new-picture-form';
import { PictureFailure, resizePicture, type PictureProblem, type PreparedPicture } from './resize-picture';
import { usePictureInput } from './use-picture-input';

const texts = pictureTexts.upload;

interface PictureUploadProps {
  /** Was dropped or pasted elsewhere, to be added here. */
  file?: File | null;
  /** A picture was stored. */
  onAdded: (picture: StoredPicture) => void;
  /** Whether a picture waits to be stored. */
  onWaiting?: (isWaiting: boolean) => void;
}

/** Adds a picture to the library: chosen, dropped or pasted, made smaller here, described and stored. */
export function PictureUpload({ file = null, onAdded, onWaiting }: PictureUploadProps) {
  const [prepared, setPrepared] = useState<PreparedPicture | null>(null);
  const [isPreparing, setIsPreparing] = useState(false);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const latest = useRef<Blob | null>(null);
  const place = useRef<HTMLDivElement>(null);
  usePictureInput(place, (given) => void handleFile(given));
  const takeGiven = useEffectEvent(() => {
    if (file) void handleFile(file);
  });
  useEffect(() => takeGiven(), []);

  async function handleFile(given: Blob) {
    // The last one counts, also when an earlier one takes longer.
    latest.current = given;
    setIsPreparing(true);
    setProblem(null);
    try {
      const picture = await resizePicture(given);
      if (latest.current === given) show(picture);
    } catch (error) {
      if (latest.current === given) setProblem(error instanceof PictureFailure ? error.problem : 'failed');
    }
    if (latest.current === given) setIsPreparing(false);
  }

  function show(picture: PreparedPicture | null) {
    setPrepared(picture);
    onWaiting?.(picture !== null);
  }

  return (
    <div ref={place} className="grid gap-4 rounded-xl border-2 border-dashed border-control p-4">
      <div>
        <label className={buttonClass(prepared ? 'secondary' : 'primary', 'cursor-pointer focus-within:outline-3')}>
          {prepared ? texts.another : texts.choose}
          <input
            type="file"
            accept="image/*"
            className="sr-only"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) void handleFile(chosen);
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
      {problem && <FocusedNotice tone="danger">{pictureTexts.problems[problem]}</FocusedNotice>}
      {prepared && (
        <NewPictureForm
          picture={prepared}
          onAdded={(picture) => {
            show(null);
            onAdded(picture);
          }}
        />
      )}
    </div>
  );
}
