import { Link } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { anchors } from '@/lib/paths';

interface CtaBandProps {
  title: string;
  text: string;
  /** What the link says. */
  action: string;
}

/** Call to action, linked to the request form: across a phone, as a card where there is room. */
export function CtaBand({ title, text, action }: CtaBandProps) {
  return (
    <section aria-label={title} className="max-md:bg-primary-soft md:page md:mt-16 print:hidden">
      <div className="flex flex-col gap-2 py-4 max-md:page md:flex-row md:items-center md:justify-between md:gap-12 md:rounded-2xl md:bg-primary-soft md:p-8">
        <div>
          <h2 className="text-xl font-bold md:text-2xl">{title}</h2>
          <p className="mt-1 max-w-text">{text}</p>
        </div>
        <Link to={`#${anchors.contactForm}`} className={buttonClass('secondary', 'shrink-0')}>
          {action}
        </Link>
      </div>
    </section>
  );
}
