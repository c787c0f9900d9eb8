import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { RetryNotice } from '@/components/ui/retry-notice';
import { visitTexts as texts } from '@/content/office/visits/visits';
import { failureText } from '@/data/errors';
import { VisitChoices, type VisitChoicesProps } from './visit-choices';

/** What is known and chosen of the visits that an action would touch, as `useVisitDecisions` returns it. */
export interface VisitDecisions extends Pick<VisitChoicesProps, 'visits' | 'mails' | 'choices' | 'withMail'> {
  total: number;
  isPending: boolean;
  isError: boolean;
  retry: () => void;
  choose: VisitChoicesProps['onChoose'];
  setWithMail: (withMail: boolean) => void;
  refused: Readonly<Record<string, 'unfit' | 'changed'>>;
  /** Why nothing was done; null when nothing failed. */
  failure: unknown;
  isDeciding: boolean;
}

interface AffectedVisitsProps {
  decisions: VisitDecisions;
  isDeletion?: boolean;
}

/** The visits with what is chosen for each, once they are read; nothing when there are none. */
export function AffectedVisits({ decisions, isDeletion = false }: AffectedVisitsProps) {
  const { visits, total, isPending, isError, retry, choose, setWithMail, failure, ...rest } = decisions;
  if (isPending) return <Loading text={texts.loading} />;
  if (isError) {
    return (
      <RetryNotice role="alert" onRetry={retry}>
        {texts.failed}
      </RetryNotice>
    );
  }
  if (visits.length === 0) return null;
  if (total > visits.length) {
    return (
      <Notice tone="warning" role="alert">
        {texts.tooMany(total, visits.length)}
      </Notice>
    );
  }
  return (
    <div className="grid gap-3">
      <VisitChoices
        visits={visits}
        mails={rest.mails}
        choices={rest.choices}
        onChoose={choose}
        withMail={rest.withMail}
        onWithMail={setWithMail}
        refused={rest.refused}
        isDeletion={isDeletion}
      />
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failureText(texts.notDone, failure)}
        </Notice>
      )}
    </div>
  );
}

interface VisitPanelProps extends AffectedVisitsProps {
  confirm: string;
  /** Something else is still wrong. */
  isBlocked?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * The visits, with the buttons that carry out what is chosen or call it off, which stay in view at the end of the padded
 * part of a dialog that scrolls.
 */
export function VisitPanel({ confirm, isBlocked = false, onConfirm, onCancel, ...shown }: VisitPanelProps) {
  const { decisions } = shown;
  const { visits, total, isPending, isError, isDeciding, failure } = decisions;
  const isReady = !isPending && !isError && total <= visits.length && !isBlocked && !isDeciding;
  return (
    <div className="grid gap-4">
      <AffectedVisits {...shown} decisions={{ ...decisions, failure: null }} />
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-5 py-3 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6 low:static">
        {/* Beside the button that was pressed, which may stand far from the end of the visits. */}
        {failure !== null && (
          <Notice tone="danger" role="alert" className="w-full">
            {failureText(texts.notDone, failure)}
          </Notice>
        )}
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button aria-disabled={!isReady} onClick={() => isReady && onConfirm()}>
          <ChangingText>{isDeciding ? texts.busy : confirm}</ChangingText>
        </Button>
      </div>
    </div>
  );
}
