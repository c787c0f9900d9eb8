import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FocusedNotice, Notice } from '@/components/ui/notice';
import { labelCheck, labelLookup } from '@/content/public/label-check/label-check';
import {
  firstAnswers,
  nextStep,
  positionBefore,
  questions,
  registerAnswer,
  withAnswer,
  type Answers,
  type Question,
} from '@/domain/label-check/label-check';
import { env } from '@/lib/env';
import { AddressQuestion } from './address-question';
import type { FoundLabel } from './lookup-outcome';
import { Outcome } from './outcome';
import { QuestionForm } from './question-form';

interface Progress {
  /** After going back, also those to later questions. */
  answers: Answers;
  /** Number of questions answered before the current one. */
  position: number;
  hasMoved: boolean;
  /** The register's answer about the home; null before it is queried. */
  found: FoundLabel | null;
}

const start: Progress = { answers: {}, position: 0, hasMoved: false, found: null };

/** Does this home need a label? One question at a time, until the outcome is certain. */
export function LabelCheck() {
  const [{ answers, position, hasMoved, found }, setProgress] = useState(start);
  const validLabel = found ? registerAnswer(found.state) : undefined;
  const counted = { ...firstAnswers(answers, position), ...(validLabel && { validLabel }) };
  const step = nextStep(counted);

  // A label that settled the check was the last answer: going back leads to where its address was typed.
  const isSettled = validLabel === 'yes';

  function handleBack(question?: Question, value: FormDataEntryValue | null = null) {
    setProgress({
      answers: question ? withAnswer(answers, question, value) : answers,
      position: isSettled ? position : positionBefore(position, validLabel !== undefined),
      hasMoved: true,
      // Before the first question comes the address.
      found: isSettled || position === 0 ? null : found,
    });
  }

  function handleForget() {
    setProgress({ answers, position, hasMoved: true, found: null });
  }

  function handleAnswer(question: Question, value: FormDataEntryValue) {
    setProgress({
      answers: withAnswer(answers, question, value),
      position: questions.indexOf(question) + 1,
      hasMoved: true,
      found,
    });
  }

  const addressQuestion = env.labelRegisterUrl !== '' && !found && (
    // What was found takes the focus, not the question after it.
    <AddressQuestion onFound={(label) => setProgress({ answers, position, hasMoved: false, found: label })} />
  );

  return (
    <Card className="print:border-0 print:p-0 print:shadow-none">
      {/* From the first step on the page leaves the screen to the questions. */}
      <div data-started={hasMoved || found !== null || undefined}>
        {step.kind === 'question' ? (
          <>
            <Notice role="alert" tone="warning" className="mb-6 hidden in-data-failed:block">
              {labelCheck.notLoaded}
            </Notice>
            {found && <Found found={found} onForget={position <= 1 ? handleForget : undefined} />}
            <QuestionForm
              key={step.question}
              question={step.question}
              answer={answers[step.question]}
              takesFocus={hasMoved}
              onAnswer={(value) => handleAnswer(step.question, value)}
              onBack={position > 0 ? (value) => handleBack(step.question, value) : undefined}
            />
            <noscript>
              <p className="mt-4 font-medium">{labelCheck.withoutScript}</p>
            </noscript>
            {(position === 0 || step.question === 'validLabel') && addressQuestion}
          </>
        ) : (
          <Outcome
            // Another outcome takes the focus anew.
            key={`${step.reason} ${found?.address ?? ''}`}
            reason={step.reason}
            verdict={step.verdict}
            answers={counted}
            found={found}
            onBack={() => handleBack()}
            backText={isSettled ? labelLookup.change : labelCheck.back}
            onRestart={() => setProgress({ ...start, hasMoved: true })}
          >
            {addressQuestion}
          </Outcome>
        )}
      </div>
    </Card>
  );
}

interface FoundProps {
  found: FoundLabel;
  /** Undefined where the address cannot be changed any more. */
  onForget: (() => void) | undefined;
}

/** What the register says when that does not yet settle the check. */
function Found({ found, onForget }: FoundProps) {
  const { fact, meaning } = found.text;
  const Part = onForget ? FocusedNotice : Notice;
  return (
    <div className="mb-8">
      <Part>
        <p className="text-sm">{found.address}</p>
        <p>
          <span className="font-semibold">{fact}</span> {meaning}
        </p>
        {onForget && (
          <Button variant="quiet" className="-mx-3 px-3" onClick={onForget}>
            {labelLookup.change}
          </Button>
        )}
      </Part>
    </div>
  );
}
