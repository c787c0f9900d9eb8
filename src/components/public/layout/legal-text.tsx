import { Link } from 'react-router-dom';
import { textAction } from '@/components/ui/button';
import { PrintedSender } from '@/components/print/printed-sender';
import type { LegalSection } from '@/content/legal/legal-pages';

interface LegalTextProps {
  sections: readonly LegalSection[];
}

/** A table of contents, then each section with its anchor. */
export function LegalText({ sections }: LegalTextProps) {
  return (
    <>
      <nav
        aria-labelledby="legal-contents"
        className="mt-8 max-w-xl rounded-2xl border border-line bg-surface p-5 lg:sticky lg:top-24 lg:order-last lg:mt-10 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto print:hidden"
      >
        <h2 id="legal-contents" className="font-bold">
          Op deze pagina
        </h2>
        <ul className="mt-2 grid gap-1">
          {sections.map((section) => (
            <li key={section.id}>
              <Link
                to={`#${section.id}`}
                className="inline-flex min-h-8 items-center underline-offset-4 hover:underline"
              >
                {section.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="max-w-xl md:text-lg print:max-w-none print:text-sm">
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
        <PrintedSender />
      </div>
    </>
  );
}

function Section({ id, title, paragraphs, points = [], links = [] }: LegalSection) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-10 leading-relaxed print:mt-4">
      <h2 id={`${id}-title`} className="break-after-avoid text-xl leading-snug font-bold sm:text-2xl print:text-base">
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3 print:mt-1">
          {paragraph}
        </p>
      ))}
      {points.length > 0 && (
        <ul className="mt-3 grid list-disc gap-2 pl-6 marker:text-primary print:mt-1 print:gap-1">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {links.map(({ href, label }) => (
        <p key={href} className="mt-3 print:hidden">
          {href.startsWith('/') ? (
            <Link to={href} className={textAction}>
              {label}
            </Link>
          ) : (
            <a href={href} className={textAction}>
              {label}
            </a>
          )}
        </p>
      ))}
    </section>
  );
}
