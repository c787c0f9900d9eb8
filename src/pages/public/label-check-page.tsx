import { PageShell } from '@/components/public/layout/page-shell';
import { IllustratedIntro } from '@/components/public/sections/illustrated-intro';
import { labelCheck } from '@/content/public/label-check/label-check';
import { LabelCheck } from '@/features/public/label-check/label-check';
import { LabelRules } from '@/features/public/label-check/label-rules';
import type { PageModule } from '@/pages/page-module';

export function LabelCheckPage() {
  return (
    <PageShell variant="page">
      <div className="group page grid gap-4 py-4 md:gap-6 md:py-6 md:not-has-data-started:py-8 print:gap-4 print:p-0">
        <IllustratedIntro scene="label-question" alt={labelCheck.drawing}>
          <h1 className="text-title md:not-group-has-data-started:text-display print:text-3xl">{labelCheck.title}</h1>
          <p className="mt-4 hidden max-w-prose text-lg text-ink-muted md:not-group-has-data-started:block print:hidden">
            {labelCheck.intro}
          </p>
        </IllustratedIntro>
        <div className="grid items-start gap-10 lg:grid-cols-aside print:block">
          <LabelCheck />
          <LabelRules />
        </div>
      </div>
    </PageShell>
  );
}

export const page: PageModule = {
  Component: LabelCheckPage,
  head: { title: labelCheck.headTitle, description: labelCheck.description },
};
