import { Drawing } from '@/components/ui/drawing';
import { process } from '@/content/public/home-sections';
import { unbroken } from '@/lib/format/unbroken';
import { LabelTag } from './label-tag';
import { Section } from './section';

// Each bar is longer than the one before, as on a label.
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
      lead={
        <Drawing
          folder="scenes"
          name="table-with-papers"
          className="mt-8 h-auto w-full rounded-2xl max-lg:hidden print:hidden"
        />
      }
    >
      <ol className="grid gap-3 md:gap-4 lg:h-full lg:content-between lg:py-2">
        {process.steps.map(({ title, text }, index) => (
          <li key={title} className="items-center gap-x-6 md:grid md:grid-cols-[5fr_6fr]">
            <h3>
              <LabelTag className={`min-h-9 min-w-fit md:min-h-14 md:pl-5 md:text-lg ${barWidths[index] ?? ''}`}>
                <span className="mr-3 opacity-70">{index + 1}</span>
                {title}
              </LabelTag>
            </h3>
            <p className="mt-2 text-ink-muted md:mt-0 md:text-lg">{unbroken(text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
