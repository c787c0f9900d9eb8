import { Link } from 'react-router-dom';
import { PageShell } from '@/components/public/layout/page-shell';
import { IllustratedIntro } from '@/components/public/sections/illustrated-intro';
import { buttonClass } from '@/components/ui/button';
import { preparation } from '@/content/public/request/preparation';
import { requestSent } from '@/content/public/request/request-sent';
import { thanks } from '@/content/public/request/thanks';
import { site } from '@/content/site';
import { phoneHref } from '@/domain/contact/phone';
import { NextSteps } from '@/features/public/request-form/submit/next-steps';
import { paths } from '@/lib/paths';
import type { PageModule } from '@/pages/page-module';

/** Where the form relay redirects to after a request that was posted without JavaScript. */
export function ThanksPage() {
  return (
    <PageShell variant="page" hasRequestLink={false}>
      <div className="page py-10 md:py-14">
        <IllustratedIntro scene="table-with-papers" alt={preparation.drawing}>
          <h1 className="text-display">{thanks.title}</h1>
          <p className="mt-4 max-w-prose text-lg text-ink-muted">{thanks.intro}</p>
        </IllustratedIntro>
        <div className="mt-10 grid items-start gap-x-12 gap-y-8 md:grid-cols-2">
          <NextSteps
            steps={[thanks.mailed, requestSent.call, ...requestSent.nextInDays]}
            note={thanks.rush}
            agreements={[
              requestSent.paying,
              requestSent.otherPrice,
              `${requestSent.free} ${requestSent.cost}`,
              requestSent.absent,
            ]}
            headings="h2"
          />
        </div>
        <div className="mt-10 rounded-2xl border border-line bg-primary-soft p-5 sm:px-8">
          <p>{thanks.contact}</p>
          <p className="mt-2 flex flex-wrap gap-x-6 text-lg font-bold">
            <a href={phoneHref(site.phone)} className="inline-flex min-h-11 items-center text-primary underline">
              {site.phone}
            </a>
            <a href={`mailto:${site.email}`} className="inline-flex min-h-11 items-center text-primary underline">
              {site.email}
            </a>
          </p>
          <p className="text-sm text-ink-muted">{thanks.hours}</p>
        </div>
        <Link to={paths.home} className={buttonClass('secondary', 'mt-8')}>
          {thanks.home}
        </Link>
      </div>
    </PageShell>
  );
}

export const page: PageModule = {
  Component: ThanksPage,
  head: { title: thanks.headTitle, description: thanks.description },
};
