import { clsx } from 'clsx/lite';
import { textAction } from '@/components/ui/button';
import { adviser } from '@/content/public/adviser';
import { site } from '@/content/site';

interface AdviserProps {
  /** The drawing above the words, on a wide screen. */
  isLarge?: boolean;
}

const name = site.adviser || adviser.title;

/** Who visits the home, and where that can be checked. */
export function Adviser({ isLarge = false }: AdviserProps) {
  return (
    <div className={clsx('flex gap-4 sm:items-center', isLarge ? 'items-center lg:block' : 'max-sm:flex-col sm:gap-6')}>
      <img
        src={adviser.picture}
        alt={site.adviserPhoto ? site.adviser : adviser.drawing}
        width={320}
        height={320}
        loading="lazy"
        className={clsx(
          'shrink-0 rounded-2xl object-cover',
          isLarge ? 'size-24 lg:aspect-square lg:h-auto lg:w-full' : 'size-32 sm:size-44',
        )}
      />
      <div className={isLarge ? 'lg:mt-3' : ''}>
        <h3 className="text-lg font-bold">{name}</h3>
        <p>{adviser.role}</p>
        <p>{adviser.standard}</p>
        <p>{adviser.certificate}</p>
        <a href={adviser.registerUrl} rel="noopener" className={textAction}>
          {adviser.verify}
        </a>
      </div>
    </div>
  );
}
