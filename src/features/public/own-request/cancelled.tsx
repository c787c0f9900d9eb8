import { CircleX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { termFigures } from '@/content/legal/term-figures';
import { ownRequest } from '@/content/public/request/own-request';
import type { OwnRequest } from '@/data/own-request/queries';
import { momentText } from '@/features/public/visit/moment-text';
import { anchors, homeSection } from '@/lib/paths';
import { costOfEnding } from './cost-of-ending';
import { State } from './state';

const { cancelled: texts, endings } = ownRequest;

/** A cancelled request: how its visit ended, and what is still to be done. */
export function Cancelled({ request: { ended_visit: ended, invoices, terms } }: { request: OwnRequest }) {
  const figures = termFigures(terms);
  const isOpen = invoices.some(({ open }) => open > 0);
  const mayCost = Boolean(ended && !ended.is_charged && ended.cost !== 0);
  const text = [
    ended && endings[ended.how](momentText(ended.starts_at), figures),
    ended && costOfEnding(ended, figures),
    isOpen && texts.toPay,
    !isOpen && !mayCost && texts.done,
    texts.wantsAnother,
  ];
  return (
    <State icon={CircleX} title={texts.title} text={text.filter(Boolean).join(' ')} isQuiet>
      <Link to={homeSection(anchors.contact)} className={buttonClass('secondary', 'justify-self-start print:hidden')}>
        {texts.again}
      </Link>
    </State>
  );
}
