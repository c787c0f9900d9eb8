import { process } from '@/content/public/home-sections';
import { LabelTag } from './label-tag';
import { Section } from './section';

// Each longer than the one before, like the bars of the label.
const tagWidths = ['w-14', 'w-20', 'w-26', 'w-32'];

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
      <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {process.steps.map(({ title, text }, index) => (
          <li key={title}>
            <LabelTag className={`h-9 ${tagWidths[index] ?? ''}`}>{index + 1}</LabelTag>
            <h3 className="mt-4 text-xl font-bold">{title}</h3>
            <p className="mt-2 text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
