import { Link } from 'react-router-dom';
import { requestSent } from '@/content/public/request-sent';
import { site } from '@/content/site';
import { phoneHref } from '@/domain/contact/phone';
import { paths } from '@/lib/paths';

interface NextStepsProps {
  /** What has already happened, and what follows. */
  steps: readonly string[];
  /** Under the steps. */
  note?: string;
  headings: 'h2' | 'h4';
}

const linkClass = 'text-primary underline';

/** What happens after a request, what to have ready and what was agreed: in a grid of two columns. */
export function NextSteps({ steps, note, headings: Heading }: NextStepsProps) {
  return (
    <>
      <div>
        <Heading className="text-xl font-bold">{requestSent.nextTitle}</Heading>
        <ol className="mt-4 grid gap-3">
          {steps.map((step, index) => (
            <li key={step} className="flex items-start gap-3">
              <span aria-hidden="true" className="label-bar w-10 shrink-0 bg-primary pl-3 font-bold text-on-primary">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        {note !== undefined && (
          <p key={note} className="mt-3 text-ink-muted">
            {note}
          </p>
        )}
      </div>
      <div>
        <Heading className="text-xl font-bold">{requestSent.prepareTitle}</Heading>
        <ul className="mt-4 grid list-disc gap-2 pl-5 marker:text-primary">
          {requestSent.prepare.map((paper) => (
            <li key={paper}>{paper}</li>
          ))}
        </ul>
        <p className="mt-3 text-ink-muted">{requestSent.proof}</p>
        <Link
          to={paths.preparation}
          className="mt-1 inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4 print:hidden"
        >
          {requestSent.checklist}
        </Link>
      </div>
      <div className="md:col-span-2">
        <Heading className="text-xl font-bold">{requestSent.agreementsTitle}</Heading>
        <ul className="mt-4 grid list-disc gap-2 pl-5 marker:text-primary">
          <li>{requestSent.paying}</li>
          <li>
            {requestSent.free} {requestSent.change.before}{' '}
            <a href={phoneHref(site.phone)} className={`whitespace-nowrap ${linkClass}`}>
              {site.phone}
            </a>{' '}
            {requestSent.change.or}{' '}
            <a href={`mailto:${site.email}`} className={linkClass}>
              {site.email}
            </a>
            . {requestSent.cost}
          </li>
          <li>
            {requestSent.withdrawal}{' '}
            <Link to={paths.terms} className={linkClass}>
              algemene voorwaarden
            </Link>
            .
          </li>
        </ul>
      </div>
    </>
  );
}
