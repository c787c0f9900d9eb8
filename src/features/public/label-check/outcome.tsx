import type { ReactNode } from 'react';
import { CircleCheck, CircleHelp, FileText, Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Notice } from '@/components/ui/notice';
import { PrintButton } from '@/components/print/print-button';
import { PrintedSender } from '@/components/print/printed-sender';
import { labelCheck, labelLookup, questionTexts, sourcesTitle } from '@/content/public/label-check/label-check';
import {
  fineFor,
  outcomeText,
  outcomeTitles,
  requestTexts,
  todos,
} from '@/content/public/label-check/label-check-outcome';
import { questions, registerAnswer, type Answers, type Reason, type Verdict } from '@/domain/label-check/label-check';
import { unbroken } from '@/lib/format/unbroken';
import { anchors, homeSection } from '@/lib/paths';
import type { FoundLabel } from './lookup-outcome';
import { Sources } from './sources';
import { TextLinkTo } from './text-link';
import { useFocusOnMount } from './use-focus-on-mount';

const icons: Record<Verdict, typeof Search> = {
  needed: FileText,
  'look-up': Search,
  'not-needed': CircleCheck,
  ask: CircleHelp,
};

interface OutcomeProps {
  reason: Reason;
  verdict: Verdict;
  answers: Answers;
  /** The register's answer about the home; null when it was not queried. */
  found: FoundLabel | null;
  onBack: () => void;
  /** Where that leads. */
  backText: string;
  onRestart: () => void;
  /** Looks up the label; false when this site cannot, or has. */
  children: ReactNode;
}

/** The verdict, why, and what to do now. */
export function Outcome({ reason, verdict, answers, found, onBack, backText, onRestart, children }: OutcomeProps) {
  const title = useFocusOnMount<HTMLHeadingElement>(true);
  const situation = answers.situation ?? 'none';
  const { because, sources } = outcomeText(reason, situation);
  const Icon = icons[verdict];
  // A label of the whole building does not count: then the visitor answered the question.
  const isOfRegister = found !== null && registerAnswer(found.state) === 'yes';
  const isSettled = reason === 'valid-label' && isOfRegister;
  const isUrgent = verdict === 'needed' || verdict === 'look-up';
  const fine = isUrgent ? fineFor(situation) : null;

  return (
    <div className="grid gap-6">
      <div>
        <h2 ref={title} tabIndex={-1} className="flex items-start gap-3 text-2xl font-bold sm:text-3xl">
          <Icon aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-primary sm:size-8" />
          <span>
            <span className="sr-only">{labelCheck.outcomeLabel}: </span>
            {outcomeTitles[reason]}
          </span>
        </h2>
        <p className="mt-4 max-w-prose text-lg">
          <ChangingText>{isSettled ? found.text.fact : unbroken(because)}</ChangingText>
        </p>
      </div>
      <section>
        <h3 className="text-xl font-bold">{labelCheck.todoTitle}</h3>
        <ol className="mt-2 grid max-w-prose list-decimal gap-2 pl-6">
          {todos(reason, situation, { isLookedUp: isOfRegister, canLookUp: children !== false }).map(
            ({ text, link }) => (
              <li key={text}>
                <span>{`${unbroken(text)} `}</span>
                {link && <TextLinkTo {...link} />}
              </li>
            ),
          )}
        </ol>
        {verdict === 'look-up' && children}
      </section>
      {fine && (
        <Notice tone="warning" className="max-w-prose">
          <p>{unbroken(fine.text)}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3 print:hidden">
        <Link to={homeSection(anchors.contact)} className={buttonClass(isUrgent ? 'accent' : 'primary')}>
          {requestTexts[verdict]}
        </Link>
        <PrintButton />
      </div>
      <Sources title={sourcesTitle.answer} lines={fine ? [...sources, fine.source] : sources} />
      <GivenAnswers answers={answers} found={found} isSettled={isSettled} />
      <div className="-mx-3 flex flex-wrap gap-1 print:hidden">
        <Button variant="quiet" className="px-3" onClick={onBack}>
          {backText}
        </Button>
        <Button variant="quiet" className="px-3" onClick={onRestart}>
          Opnieuw beginnen
        </Button>
      </div>
      <PrintedSender />
    </div>
  );
}

interface GivenAnswersProps extends Pick<OutcomeProps, 'answers' | 'found'> {
  /** What the register says is the reason above. */
  isSettled: boolean;
}

/** The answers that led to the verdict; also printed. */
function GivenAnswers({ answers, found, isSettled }: GivenAnswersProps) {
  return (
    <section className="border-t border-line pt-6 print:border-0 print:pt-0">
      <h3 className="text-xl font-bold">{labelCheck.answersTitle}</h3>
      <dl className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr] print:grid-cols-[auto_1fr]">
        {found && <GivenAnswer question={labelLookup.address} answer={found.address} />}
        {found && !isSettled && <GivenAnswer question={labelLookup.register} answer={found.text.fact} />}
        {questions.map((question) => {
          const options: Record<string, string> = questionTexts[question].options;
          const choice = answers[question];
          if (choice === undefined) return null;
          return <GivenAnswer key={question} question={questionTexts[question].title} answer={options[choice] ?? ''} />;
        })}
      </dl>
    </section>
  );
}

function GivenAnswer({ question, answer }: { question: string; answer: string }) {
  return (
    <div className="contents">
      <dt className="text-ink-muted">{question}</dt>
      <dd className="-mt-2 mb-1 font-medium sm:m-0 print:m-0">{answer}</dd>
    </div>
  );
}
