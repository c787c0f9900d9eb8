import { labelCheck, questionTexts } from '@/content/public/label-check';
import { questions, type Answers } from '@/domain/label-check/label-check';

interface GivenAnswersProps {
  answers: Answers;
}

/** What the answer rests on; belongs on the print as well. */
export function GivenAnswers({ answers }: GivenAnswersProps) {
  return (
    <section className="border-t border-line pt-6 print:border-0 print:pt-0">
      <h3 className="text-xl font-bold">{labelCheck.answersTitle}</h3>
      <dl className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr] print:grid-cols-[auto_1fr]">
        {questions.map((question) => {
          const options: Record<string, string> = questionTexts[question].options;
          const choice = answers[question];
          return (
            choice !== undefined && (
              <div key={question} className="contents">
                <dt className="text-ink-muted">{questionTexts[question].title}</dt>
                <dd className="-mt-2 mb-1 font-medium sm:m-0 print:m-0">{options[choice]}</dd>
              </div>
            )
          );
        })}
      </dl>
    </section>
  );
}
