import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';

export function PrivacyLine() {
  return (
    <p className="text-sm text-ink-muted">
      Uw aanvraag is vrijblijvend. Wij gebruiken uw gegevens alleen om uw aanvraag te behandelen. Lees meer in ons{' '}
      <Link to={paths.privacy} className="text-primary underline">
        privacybeleid
      </Link>
      .
    </p>
  );
}
