import { site } from '@/content/site';

/** Contact details at the end of a printed page, which has no header and footer. */
export function PrintedSender() {
  return (
    <p className="hidden print:mt-4 print:block">
      Vragen? Bel {site.phone} of mail {site.email} ({site.brand})
    </p>
  );
}
