import { Link } from 'react-router-dom';
import type { TextLink } from '@/content/public/label-check';

const linkClass = 'inline-flex min-h-6 items-center font-semibold text-primary underline underline-offset-4';

/** A link in a text. External links open in a new tab, so that the answers are not lost. */
export function TextLinkTo({ href, label }: TextLink) {
  if (href.startsWith('/')) {
    return (
      <Link to={href} className={linkClass}>
        {label}
      </Link>
    );
  }
  const isOtherSite = href.startsWith('https:');
  return (
    <a href={href} className={linkClass} {...(isOtherSite && { target: '_blank', rel: 'noopener' })}>
      {label}
    </a>
  );
}
