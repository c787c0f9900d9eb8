import { Link } from 'react-router-dom';
import { PageShell } from '@/components/layout/page-shell';
import { buttonClass } from '@/components/ui/button';
import { PrintButton } from '@/components/ui/print-button';
import { PrintedSender } from '@/components/ui/printed-sender';
import { checklists, explanations, preparation } from '@/content/public/preparation';
import { Checklist } from '@/features/preparation/checklist';
import { anchors, homeSection } from '@/lib/paths';
import type { PageModule } from '@/pages/page-module';

export function PreparationPage() {
  return (
    <PageShell variant="page">
      <div className="mx-auto max-w-5xl px-4 py-10 md:py-16 print:p-0">
        <h1 className="text-4xl leading-tight font-extrabold sm:text-5xl print:text-2xl">{preparation.title}</h1>
        <p className="mt-4 max-w-prose text-lg text-ink-muted print:mt-1 print:text-base print:text-ink">
          {preparation.intro}
        </p>
        <div className="mt-6 flex flex-wrap gap-3 print:hidden">
          <PrintButton />
        </div>
        <div className="mt-10 grid gap-10 md:grid-cols-2 print:mt-4 print:block print:space-y-4">
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
                  {paragraph}
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
