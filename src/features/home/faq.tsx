import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Section } from '@/components/sections/section';
import { faq, faqTexts } from '@/content/public/faq';
import { anchors } from '@/lib/paths';

/**
 * Questions that open one at a time. The browser's own accordion: it works before any script, opens for a search in the
 * page, and its answers are always in the HTML. Browsers that do not know `name` yet get help from app/one-at-a-time.ts.
 */
export function Faq() {
  return (
    <Section id={anchors.faq} headingId="faq-title" title={faqTexts.title}>
      <div className="grid gap-8 lg:grid-cols-[2fr_1fr] lg:gap-16">
        <div className="border-t border-line">
          {faq.map(({ question, answer }, index) => (
            <details key={question} name={anchors.faq} open={index === 0} className="group border-b border-line">
              <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
                <h3 className="text-lg font-semibold group-open:text-primary">{question}</h3>
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-180"
                />
              </summary>
              <div className="max-w-2xl pb-5 text-ink-muted">
                {answer.map((paragraph) => (
                  <p key={paragraph} className="mb-3 last:mb-0">
                    {paragraph}
                  </p>
                ))}
              </div>
            </details>
          ))}
        </div>
        <p className="self-start rounded-2xl bg-primary-soft p-6">
          <span className="block font-bold">{faqTexts.more}</span>
          <Link
            to={`#${anchors.contact}`}
            className="mt-2 inline-block font-semibold text-primary underline underline-offset-4 hover:no-underline"
          >
            {faqTexts.contact}
          </Link>
        </p>
      </div>
    </Section>
  );
}
