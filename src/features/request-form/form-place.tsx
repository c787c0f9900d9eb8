import { lazy, useEffect, useRef, useState, type ComponentType } from 'react';
import { KeptHtml, useComesWithPage } from '@/components/ui/kept-html';
import { Loading } from '@/components/ui/loading';
import { useNearViewport } from '@/components/ui/use-near-viewport';

interface FormProps {
  city?: string;
}

const MadeForm = lazy(async () => ({ default: await loadForm() }));

async function loadForm(): Promise<ComponentType<FormProps>> {
  return (await import('./request-form')).RequestForm;
}

/**
 * The place of the request form. The page comes with the form as HTML, drawn by the form itself, so that nothing shifts;
 * its code and all that it needs is loaded when the reader comes near. Until then the HTML is inert: what is typed in a
 * form without code would be lost, or sent nowhere. Who goes by keyboard or screen reader would pass it by for that reason,
 * so the first key loads it too.
 */
export function FormPlace(props: FormProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  const isKeyed = useFirstKey();
  const comesWithPage = useComesWithPage();
  const [loaded, setLoaded] = useState<{ Form: ComponentType<FormProps> } | null>(null);
  const [failure, setFailure] = useState<{ reason: unknown } | null>(null);

  useEffect(() => {
    if (!isNear && !isKeyed) return;
    loadForm().then(
      (Form) => setLoaded({ Form }),
      (reason: unknown) => setFailure({ reason }),
    );
  }, [isNear, isKeyed]);

  if (failure) throw failure.reason;
  if (loaded) return <loaded.Form {...props} />;
  if (comesWithPage) {
    return (
      <KeptHtml ref={place} inert>
        <MadeForm {...props} />
      </KeptHtml>
    );
  }
  return (
    <div ref={place}>
      <Loading text="Formulier laden..." />
    </div>
  );
}

/** Whether a key was pressed since the page came. */
function useFirstKey(): boolean {
  const [isKeyed, setIsKeyed] = useState(false);

  useEffect(() => {
    function handleKey() {
      setIsKeyed(true);
    }
    document.addEventListener('keydown', handleKey, { once: true });
    return () => document.removeEventListener('keydown', handleKey);
  }, []);

  return isKeyed;
}
