import { Link } from 'react-router-dom';
import { requestGuidance } from '@/content/public/request-guidance';
import { paths } from '@/lib/paths';

export function PrivacyLine() {
  return (
    <p className="text-sm text-ink-muted">
      {requestGuidance.privacy}{' '}
      <Link to={paths.privacy} className="text-primary underline">
        privacybeleid
      </Link>
      .
    </p>
  );
}
