import { CtaBand } from '@/components/sections/cta-band';
import { Section } from '@/components/sections/section';
import { about, ctaBands } from '@/content/public/home-sections';
import { anchors, paths } from '@/lib/paths';

/** Who the adviser is, below an invitation to send a request. */
export function HomeAbout() {
  return (
    <>
      <CtaBand {...ctaBands.nearby} />
      <About />
    </>
  );
}

function About() {
  return (
    <Section id={anchors.about} headingId="about-title" title={about.title}>
      <div className="grid gap-10 lg:grid-cols-[3fr_2fr] lg:gap-16">
        <div className="max-w-2xl text-lg">
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mb-5">
              {paragraph}
            </p>
          ))}
          <a
            href={paths.preparation}
            className="font-semibold text-primary underline underline-offset-4 hover:no-underline"
          >
            {about.prepare}
          </a>
        </div>
        <dl className="grid content-start gap-6 sm:grid-cols-3 lg:grid-cols-1">
          {about.facts.map(({ figure, text }) => (
            <div key={text} className="flex flex-col-reverse border-l-4 border-primary pl-5">
              <dt className="text-ink-muted">{text}</dt>
              <dd className="text-3xl font-extrabold tabular-nums">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
