import { site } from '@/content/site';

/** Who to ask, at the end of a page on paper: the header and footer of the screen are not printed. */
export function PrintedSender() {
  return (
    <p className="hidden print:mt-4 print:block">
      Vragen? Bel {site.phone} of mail {site.email} ({site.brand})
    </p>
  );
}
