import { process } from '@/content/public/home-sections';
import { unbroken } from '@/lib/format/unbroken';
import { LabelTag } from './label-tag';
import { Section } from './section';

// On a phone each bar is longer than the one before, to show progress; side by side they are a row of arrows.
const barWidths = ['w-5/8', 'w-6/8', 'w-7/8', 'w-full'];

interface ProcessStepsProps {
  /** Anchor of the section. */
  id?: string;
  headingId?: string;
}

/** From appointment to label, in four steps. */
export function ProcessSteps({ id, headingId = 'process-title' }: ProcessStepsProps) {
  return (
    <Section
      {...(id !== undefined && { id })}
      headingId={headingId}
      title={process.title}
      intro={process.intro}
      tone="sunk"
    >
      <ol className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {process.steps.map(({ title, text }, index) => (
          <li key={title}>
            <h3>
              <LabelTag className={`min-h-9 min-w-fit sm:w-full ${barWidths[index] ?? ''}`}>
                <span className="mr-3 opacity-70">{index + 1}</span>
                {title}
              </LabelTag>
            </h3>
            <p className="mt-2 text-ink-muted">{unbroken(text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
