import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Notice } from '@/components/ui/notice';
import { outgoingTexts as texts } from '@/content/office/management/outgoing';
import { hasUnsent, outgoingQuery } from '@/data/outgoing/queries';
import { adminSections, managementLink } from '@/lib/admin-links';

/** Beside the work of the day, while messages were not sent; a failure to read that shows in their own page. */
export function UnsentHint() {
  const { data } = useQuery(outgoingQuery());
  if (!data || !hasUnsent(data)) return null;
  const { uncertain } = data;
  return (
    <Notice tone="warning" role="status">
      {uncertain.ids.length > 0 ? `${texts.uncertainMessages(uncertain.ids.length, uncertain.areMails)}.` : texts.hint}{' '}
      <Link to={managementLink(adminSections.outgoing)} className="font-semibold text-primary underline">
        {texts.hintLink}
      </Link>
    </Notice>
  );
}
