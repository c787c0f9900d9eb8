import { Link } from 'react-router-dom';
import { textAction } from '@/components/ui/button';
import type { TextLink } from '@/content/public/label-check/label-check';

/** A link in a text. External links open in a new tab, so that the answers are not lost. */
export function TextLinkTo({ href, label }: TextLink) {
  if (href.startsWith('/')) {
    return (
      <Link to={href} className={textAction}>
        {label}
      </Link>
    );
  }
  const isOtherSite = href.startsWith('https:');
  return (
    <a href={href} className={textAction} {...(isOtherSite && { target: '_blank', rel: 'noopener' })}>
      {label}
    </a>
  );
}
