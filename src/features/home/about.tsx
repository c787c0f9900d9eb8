import { Link } from 'react-router-dom';
import { Adviser } from '@/components/sections/adviser';
import { Section } from '@/components/sections/section';
import { textAction } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { about } from '@/content/public/home-sections';
import { anchors, paths } from '@/lib/paths';

/** Who the adviser is. */
export function HomeAbout() {
  return (
    <Section id={anchors.about} headingId="about-title" title={about.title}>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-16">
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
          {/* Below each other where the letters are too wide for three. */}
          <dl className="mt-2 flex flex-wrap gap-4">
            {about.facts.map(({ figure, text }) => (
              <div
                key={text}
                className="flex grow basis-20 flex-col-reverse justify-end border-t-4 border-primary pt-2"
              >
                <dt className="text-sm text-ink-muted">{text}</dt>
                <dd className="font-bold whitespace-nowrap tabular-nums sm:text-2xl">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="grid content-start gap-6 lg:grid-cols-2">
          <Adviser isLarge />
          <figure className="max-lg:hidden">
            <Drawing
              folder="scenes"
              name="sample-label"
              alt={about.sample.drawing}
              className="aspect-square h-auto w-full rounded-2xl object-cover"
            />
            <figcaption className="mt-3 text-ink-muted">{about.sample.caption}</figcaption>
          </figure>
        </div>
      </div>
    </Section>
  );
}
