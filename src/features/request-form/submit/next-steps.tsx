import { Link } from 'react-router-dom';
import { requestSent } from '@/content/public/request-sent';
import { paths } from '@/lib/paths';

interface NextStepsProps {
  /** What has happened already. */
  done: string;
  headings: 'h2' | 'h4';
}

/** What happens after a request, and what to have ready: two columns of the grid that they stand in. */
export function NextSteps({ done, headings: Heading }: NextStepsProps) {
  return (
    <>
      <div>
        <Heading className="text-xl font-bold">{requestSent.nextTitle}</Heading>
        <ol className="mt-4 grid gap-3">
          {[done, ...requestSent.next].map((step, index) => (
            <li key={step} className="flex items-start gap-3">
              <span aria-hidden="true" className="label-bar w-10 shrink-0 bg-primary pl-3 font-bold text-on-primary">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
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
    </>
  );
}
