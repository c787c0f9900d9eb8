import { PageShell } from '@/components/layout/page-shell';
import { IllustratedIntro } from '@/components/sections/illustrated-intro';
import { labelCheck } from '@/content/public/label-check/label-check';
import { LabelCheck } from '@/features/label-check/label-check';
import { LabelRules } from '@/features/label-check/label-rules';
import type { PageModule } from '@/pages/page-module';

export function LabelCheckPage() {
  return (
    <PageShell variant="page">
      <div className="page grid gap-10 py-10 md:py-14 print:gap-4 print:p-0">
        <IllustratedIntro scene="label-question" alt={labelCheck.drawing}>
          <h1 className="text-display print:text-3xl">{labelCheck.title}</h1>
          <p className="mt-4 max-w-prose text-lg text-ink-muted print:hidden">{labelCheck.intro}</p>
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
