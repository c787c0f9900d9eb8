import { Link } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { requestSent } from '@/content/public/request/request-sent';
import { unbroken } from '@/lib/format/unbroken';
import { paths } from '@/lib/paths';

interface NextStepsProps {
  /** What has already happened, and what follows. */
  steps: readonly string[];
  /** Under the steps. */
  note?: string;
  /** What paying and cancelling comes to, as far as it does not stand above. */
  agreements: readonly string[];
  /** The period of withdrawal begins once an appointment is planned; a company has none. */
  withdrawal?: 'to-come' | 'begun' | 'none';
  headings: 'h2' | 'h4';
}

/** What happens after a request, what to have ready and what was agreed: in a grid of two columns. */
export function NextSteps({ steps, note, agreements, withdrawal = 'to-come', headings: Heading }: NextStepsProps) {
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
              {unbroken(step)}
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
        <Link to={paths.preparation} className={buttonClass('quiet', 'mt-1 print:hidden')}>
          {requestSent.checklist}
        </Link>
      </div>
      <div className="md:col-span-2">
        <Heading className="text-xl font-bold">{requestSent.agreementsTitle}</Heading>
        <ul className="mt-4 grid list-disc gap-2 pl-5 marker:text-primary">
          {agreements.map((agreement) => (
            <li key={agreement}>{agreement}</li>
          ))}
          {withdrawal !== 'none' && (
            <li>
              <ChangingText>
                {withdrawal === 'begun' ? requestSent.withdrawal : requestSent.withdrawalToCome}
              </ChangingText>{' '}
              <Link to={paths.terms} className="text-primary underline">
                algemene voorwaarden
              </Link>
              .
            </li>
          )}
        </ul>
      </div>
    </>
  );
}
