import { site } from '@/content/site';
import { phoneHref } from '@/domain/contact/phone';

/** The telephone number, after a sentence that says to call. */
export function OfficePhone() {
  return (
    <a href={phoneHref(site.phone)} className="font-semibold whitespace-nowrap text-primary underline">
      {site.phone}
    </a>
  );
}
