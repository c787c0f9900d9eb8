import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { copyInput } from '@/lib/browser/copy-input';
import { anchors } from '@/lib/paths';

interface NativeFormProps {
  /** Shown when there is no form to leave. */
  children: ReactNode;
}

/** The form that failed, with what was typed, as HTML alone: the browser checks and posts it (D-62). */
export function NativeForm({ children }: NativeFormProps) {
  const place = useRef<HTMLDivElement>(null);
  // While this renders, the form is still in the document.
  const [form] = useState(copyForm);

  useLayoutEffect(() => {
    if (!form) return;
    place.current?.append(form);
    const { dataset } = document.documentElement;
    // Shows the price list, and lets the browser submit the form (src/app/boot/boot.ts).
    dataset['failed'] = '';
    return () => {
      delete dataset['failed'];
    };
  }, [form]);

  return form ? <div ref={place} /> : children;
}

function copyForm(): HTMLFormElement | null {
  const failed = document.getElementById(anchors.contactForm);
  const copy = failed?.cloneNode(true);
  if (!(failed instanceof HTMLFormElement) || !(copy instanceof HTMLFormElement)) return null;
  copy.noValidate = false;
  copyInput(failed, copy);
  // These only work with script.
  copy.querySelectorAll('[type=button]').forEach((button) => button.remove());
  return copy;
}
