import { useId } from 'react';
import { Link } from 'react-router-dom';
import { PageShell } from '@/components/public/layout/page-shell';
import { IllustratedIntro } from '@/components/public/sections/illustrated-intro';
import { buttonClass } from '@/components/ui/button';
import { PrintButton } from '@/components/print/print-button';
import { PrintedSender } from '@/components/print/printed-sender';
import { checklists, explanations, preparation } from '@/content/public/request/preparation';
import { unbroken } from '@/lib/format/unbroken';
import { anchors, homeSection } from '@/lib/paths';
import type { PageModule } from '@/pages/page-module';

export function PreparationPage() {
  return (
    <PageShell variant="page">
      <div className="page py-10 md:py-14 print:p-0">
        <IllustratedIntro scene="table-with-papers" alt={preparation.drawing}>
          <h1 className="text-display print:text-2xl">{preparation.title}</h1>
          <p className="mt-4 max-w-prose text-lg text-ink-muted print:mt-1 print:text-base print:text-ink">
            {preparation.intro}
          </p>
          <div className="mt-6 flex flex-wrap gap-3 print:hidden">
            <PrintButton />
          </div>
        </IllustratedIntro>
        <div className="mt-10 grid gap-x-10 gap-y-4 md:grid-cols-2 print:mt-4 print:block print:space-y-4">
          {checklists.map((checklist) => (
            <Checklist key={checklist.title} {...checklist} />
          ))}
        </div>
        <div className="mt-12 grid gap-10 md:grid-cols-2 print:mt-4 print:block print:space-y-4">
          {explanations.map(({ title, paragraphs }) => (
            <section key={title} className="break-inside-avoid">
              <h2 className="text-2xl font-bold print:text-lg">{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-3 max-w-prose print:mt-1 print:max-w-none">
                  {unbroken(paragraph)}
                </p>
              ))}
            </section>
          ))}
        </div>
        <PrintedSender />
        <Link to={homeSection(anchors.contact)} className={buttonClass('accent', 'mt-10 print:hidden')}>
          {preparation.request}
        </Link>
      </div>
    </PageShell>
  );
}

export const page: PageModule = {
  Component: PreparationPage,
  head: { title: preparation.headTitle, description: preparation.description },
};

type ChecklistProps = (typeof checklists)[number];

/** Things to do, each with an uncontrolled checkbox, which works without script. */
function Checklist({ title, intro, items }: ChecklistProps) {
  const titleId = useId();
  return (
    // Aligns the lists of both columns.
    <section
      aria-labelledby={titleId}
      className="row-span-2 grid content-start gap-4 max-md:not-first:mt-6 md:grid-rows-subgrid print:block"
    >
      <div>
        <h2 id={titleId} className="text-2xl font-bold print:text-lg">
          {title}
        </h2>
        <p className="mt-2 max-w-prose text-ink-muted print:mt-1 print:text-ink">{unbroken(intro)}</p>
      </div>
      <ul className="grid content-start gap-2 print:mt-2 print:gap-1">
        {items.map(({ id, text, hint }) => (
          <li key={id} className="break-inside-avoid">
            <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-xl border border-line bg-surface px-4 py-3 hover:bg-surface-sunk has-checked:border-primary has-checked:bg-primary-soft print:min-h-0 print:border-0 print:bg-transparent print:p-0">
              <input type="checkbox" name={id} className="tick-box print:hidden" />
              <span
                aria-hidden="true"
                className="mt-0.5 hidden size-4 shrink-0 border-2 border-ink print:inline-block"
              />
              <span>
                <span className="font-medium">{text}</span>
                {hint !== undefined && (
                  <span className="block text-sm text-ink-muted print:inline print:text-ink print:before:content-['_–_']">
                    {hint}
                  </span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
