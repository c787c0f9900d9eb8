import { Link } from 'react-router-dom';
import { Adviser } from '@/components/public/sections/adviser';
import { LabelTag } from '@/components/public/sections/label-tag';
import { Section } from '@/components/public/sections/section';
import { textAction } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { about } from '@/content/public/home-sections';
import { anchors, paths } from '@/lib/paths';

const widths = ['basis-4/12', 'basis-5/12', 'basis-6/12'] as const;

/** Who the adviser is. */
export function HomeAbout() {
  return (
    <Section id={anchors.about} headingId="about-title" title={about.title}>
      <div className="grid grid-cols-1 gap-8 md:grid-cols-aside lg:grid-cols-2 lg:gap-16">
        <div className="grid grid-cols-1 content-start gap-4">
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-text">
              {paragraph}
            </p>
          ))}
          <p>
            <Link to={paths.preparation} className={textAction}>
              {about.prepare}
            </Link>
          </p>
          {/* As on a label, each bar longer than the one before. */}
          <dl className="mt-2 grid gap-2 lg:gap-3">
            {about.facts.map(({ figure, text }, index) => (
              <div key={text} className="flex flex-wrap items-center gap-x-4">
                <dt>{text}</dt>
                <dd className={`order-first flex shrink-0 ${widths[index]}`}>
                  <LabelTag className="min-h-10 grow whitespace-nowrap lg:min-h-12 lg:text-xl">{figure}</LabelTag>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="grid content-start gap-6 lg:grid-cols-2">
          <Adviser isLarge />
          <figure className="max-md:hidden">
            <Drawing
              folder="scenes"
              name="sample-label"
              alt={about.sample.drawing}
              className="h-auto w-full rounded-2xl object-cover lg:aspect-square"
            />
            <figcaption className="mt-3 text-ink-muted">{about.sample.caption}</figcaption>
          </figure>
        </div>
      </div>
    </Section>
  );
}
