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
      <div className="mx-auto flex max-w-6xl flex-col gap-6 px-4 py-12 md:flex-row md:items-center md:justify-between md:gap-12 md:py-14">
        <div>
          <h2 className="text-2xl font-bold sm:text-3xl">{title}</h2>
          <p className="mt-2 max-w-2xl text-lg">{text}</p>
        </div>
        <a
          href={`#${anchors.contactForm}`}
          className={buttonClass('accent', 'shrink-0 self-start text-lg md:self-center')}
        >
          {action}
        </a>
      </div>
    </section>
  );
}
