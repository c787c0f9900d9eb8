import type { ReactNode } from 'react';
import { process } from '@/content/public/home-sections';
import { unbroken } from '@/lib/format/unbroken';
import { LabelTag } from './label-tag';
import { Section } from './section';

interface ProcessStepsProps {
  /** Anchor of the section. */
  id?: string;
  /** A drawing below the heading. */
  children?: ReactNode;
}

/** From appointment to label, in four steps. */
export function ProcessSteps({ id, children = null }: ProcessStepsProps) {
  return (
    <Section
      {...(id !== undefined && { id })}
      headingId="process-title"
      title={process.title}
      intro={process.intro}
      tone="sunk"
      lead={children}
    >
      <ol className="steps">
        {process.steps.map(({ title, text }, index) => (
          <li key={title}>
            <h3>
              <LabelTag>
                <span className="mr-3">{index + 1}</span>
                {title}
              </LabelTag>
            </h3>
            <p>{unbroken(text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
