import { useState } from 'react';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { labelCheck } from '@/content/public/label-check';
import { firstAnswers, nextStep, withAnswer, type Answers, type Question } from '@/domain/label-check/label-check';
import { Outcome } from './outcome';
import { QuestionForm } from './question-form';

interface Progress {
  /** After going back, also those to later questions. */
  answers: Answers;
  /** Number of questions answered before the current one. */
  position: number;
  hasMoved: boolean;
}

const start: Progress = { answers: {}, position: 0, hasMoved: false };

/** Does this home need a label? One question at a time, until the outcome is certain. */
export function LabelCheck() {
  const [{ answers, position, hasMoved }, setProgress] = useState(start);
  const counted = firstAnswers(answers, position);
  const step = nextStep(counted);

  function handleBack(question?: Question, value: FormDataEntryValue | null = null) {
    setProgress({
      answers: question ? withAnswer(answers, question, value) : answers,
      position: position - 1,
      hasMoved: true,
    });
  }

  function handleAnswer(question: Question, value: FormDataEntryValue) {
    setProgress({ answers: withAnswer(answers, question, value), position: position + 1, hasMoved: true });
  }

  return (
    <Card className="print:border-0 print:p-0 print:shadow-none">
      {step.kind === 'question' ? (
        <>
          <Notice role="alert" tone="warning" className="mb-6 hidden in-data-failed:block">
            {labelCheck.notLoaded}
          </Notice>
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
        </>
      ) : (
        <Outcome
          reason={step.reason}
          verdict={step.verdict}
          answers={counted}
          onBack={() => handleBack()}
          onRestart={() => setProgress({ ...start, hasMoved: true })}
        />
      )}
    </Card>
  );
}
