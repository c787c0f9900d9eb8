import { useIsHydrated } from '@/components/ui/island';
import { site } from '@/content/site';
import { phoneHref } from '@/domain/contact/phone';

/**
 * What a reader sees of a form that is not hydrated yet, by styles alone: that it loads, from when a field has the focus,
 * and where else to go, when its code fails or has not come after ten seconds.
 */
export function WaitingNotice() {
  const isHydrated = useIsHydrated();
  if (isHydrated) return null;
  return (
    <div className="noscript:hidden">
      <p role="status" data-loading-notice="" className="fixed top-20 left-4 rounded-lg bg-accent-soft px-4 py-3">
        Formulier laden...
      </p>
      <p role="alert" data-late-notice="" className="rounded-lg border-l-4 border-accent bg-accent-soft px-4">
        Het formulier kon niet worden geladen. Laad de pagina opnieuw of bel{' '}
        <a href={phoneHref(site.phone)} className="text-primary underline">
          {site.phone}
        </a>
        .
      </p>
    </div>
  );
}
