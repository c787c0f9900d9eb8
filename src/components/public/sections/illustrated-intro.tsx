import type { ReactNode } from 'react';
import { Drawing } from '@/components/ui/drawing';

interface IllustratedIntroProps {
  /** Name of a drawing in public/images/scenes. */
  scene: string;
  /** What the drawing shows. */
  alt: string;
  children: ReactNode;
}

/** The top of a page, with a drawing beside it where there is room, until the visitor starts; a phone does not load it. */
export function IllustratedIntro({ scene, alt, children }: IllustratedIntroProps) {
  return (
    <div className="items-center gap-12 md:grid md:grid-cols-aside print:block">
      <div>{children}</div>
      <Drawing
        folder="scenes"
        name={scene}
        alt={alt}
        className="hidden h-auto w-full rounded-2xl md:not-group-has-data-started:block print:hidden"
      />
    </div>
  );
}
