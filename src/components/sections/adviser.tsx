import { clsx } from 'clsx/lite';
import { textAction } from '@/components/ui/button';
import { adviser } from '@/content/public/adviser';
import { site } from '@/content/site';

interface AdviserProps {
  /** The drawing above the words, on a wide screen. */
  isLarge?: boolean;
}

/** Who visits the home, and where that can be checked. */
export function Adviser({ isLarge = false }: AdviserProps) {
  // The front page, where it is large, says above what the standard is.
  const meaning = isLarge ? '' : `, ${adviser.standardMeaning}`;
  return (
    <div className={clsx('flex flex-wrap items-center gap-4', isLarge && 'lg:block')}>
      <img
        src={site.adviserPhoto || '/images/scenes/adviser.svg'}
        alt={site.adviserPhoto ? site.adviser : adviser.drawing}
        width={320}
        height={320}
        loading="lazy"
        className={clsx('size-24 shrink-0 rounded-2xl object-cover', isLarge && 'lg:aspect-square lg:h-auto lg:w-full')}
      />
      <div className={clsx('flex-1 basis-32', isLarge && 'lg:mt-3')}>
        <h3 className="font-bold">{adviser.title}</h3>
        {site.adviser && <p>{site.adviser}</p>}
        <p>
          {adviser.role} (<span className="whitespace-nowrap">{adviser.standard}</span>
          {meaning})
        </p>
        <p>{adviser.certificate}</p>
        <a href={adviser.registerUrl} rel="noopener" className={textAction}>
          {adviser.verify}
        </a>
      </div>
    </div>
  );
}
