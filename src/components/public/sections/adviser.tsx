import { clsx } from 'clsx/lite';
import { textAction } from '@/components/ui/button';
import { adviser } from '@/content/public/adviser';
import { site } from '@/content/site';
import { photoUrl } from '@/lib/picture-url';

interface AdviserProps {
  /** The drawing above the words, on a wide screen. */
  isLarge?: boolean;
}

const { advisers } = site;
const [only, another] = advisers;
const one = another === undefined ? only : undefined;
const heading = one?.name ?? adviser.title;

/** Who visits the homes, and where that can be checked. */
export function Adviser({ isLarge = false }: AdviserProps) {
  return (
    <div className={clsx('flex gap-4 sm:items-center', isLarge ? 'items-center lg:block' : 'max-sm:flex-col sm:gap-6')}>
      <img
        src={one?.photo ? photoUrl(one.photo) : adviser.picture}
        alt={one?.photo ? one.name : adviser.drawing}
        width={320}
        height={320}
        loading="lazy"
        className={clsx(
          'shrink-0 rounded-2xl object-cover',
          isLarge ? 'size-24 lg:aspect-square lg:h-auto lg:w-full' : 'size-32 sm:size-44',
        )}
      />
      <div className={isLarge ? 'lg:mt-3' : ''}>
        <h3 className="text-lg font-bold">{heading}</h3>
        <p>{adviser.role}</p>
        <p>{adviser.standard}</p>
        {one ? (
          <p>{adviser.certificate(one.certificate)}</p>
        ) : (
          advisers.map(({ name, certificate, photo }) => (
            <p key={name} className="flex items-center gap-2">
              {photo && (
                <img
                  src={photoUrl(photo)}
                  alt=""
                  width={320}
                  height={320}
                  loading="lazy"
                  className="size-10 rounded-lg object-cover"
                />
              )}
              {adviser.named(name, certificate)}
            </p>
          ))
        )}
        <a href={adviser.registerUrl} rel="noopener" className={textAction}>
          {adviser.verify}
        </a>
      </div>
    </div>
  );
}
