import { Link } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { anchors } from '@/lib/paths';

interface CtaBandProps {
  title: string;
  text: string;
  /** What the link says. */
  action: string;
}

/** Call to action across the page, linked to the request form. */
export function CtaBand({ title, text, action }: CtaBandProps) {
  return (
    <section aria-label={title} className="bg-primary-soft print:hidden">
      <div className="page flex flex-col gap-2 py-4 md:flex-row md:items-center md:justify-between md:gap-12 md:py-10">
        <div>
          <h2 className="text-xl font-bold md:text-2xl">{title}</h2>
          <p className="mt-1 max-w-text">{text}</p>
        </div>
        <Link to={`#${anchors.contactForm}`} className={buttonClass('accent', 'shrink-0')}>
          {action}
        </Link>
      </div>
    </section>
  );
}
