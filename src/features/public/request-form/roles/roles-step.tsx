import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import { buttonClass } from '@/components/ui/button';
import { TextAreaField } from '@/components/form/fields';
import { openRoles } from '@/content/public/request/open-roles';
import { hasRoles, roleFields } from '@/domain/request/roles';
import { loadCode } from '@/lib/browser/load-code';
import { useIsHydrated } from '@/lib/browser/use-is-hydrated';
import type { FormSectionProps } from '../form-section';

const LazyRoles = lazy<ComponentType<FormSectionProps>>(() =>
  loadCode(() => import('./roles'), 'Roles').then(
    (Component) => ({ default: Component }),
    () => ({ default: RolesFailed }),
  ),
);

/** One line, which opens who is at home and who pays; their code is loaded then, and what is filled in is sent. */
export function RolesStep({ form }: FormSectionProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpened, setIsOpened] = useState(false);
  const isHydrated = useIsHydrated();
  const isFilledIn = useWatch({ control: form.api.control, compute: hasRoles });
  const hasErrors = roleFields.some((name) => form.api.getFieldState(name).error);

  useEffect(() => {
    if (!details.current) return;
    // Of a draft, and what the summary of errors leads to; it may also have been opened before hydration.
    if (hasErrors || (isFilledIn && !isOpened)) details.current.open = true;
    // The browser itself opens it.
    if (details.current.open) setIsOpened(true);
  }, [hasErrors, isFilledIn, isOpened]);

  return (
    <details ref={details} onToggle={() => setIsOpened(true)}>
      <summary className={buttonClass('quiet', '-my-2 text-left')}>
        {openRoles.title}
        {isFilledIn && <span>({openRoles.filledIn})</span>}
      </summary>
      <div className="mt-4 grid gap-4">
        {/* One field, for the bytes of every page: without our code the browser posts it to the relay (D-62). */}
        {!isHydrated && <TextAreaField id="request-roles" name="roles" label={openRoles.native} rows={2} />}
        {isOpened && (
          <Suspense fallback={<p>{openRoles.loading}</p>}>
            <LazyRoles form={form} />
          </Suspense>
        )}
      </div>
    </details>
  );
}

function RolesFailed() {
  return <p role="status">{openRoles.failed}</p>;
}
