import { CtaBand } from '@/components/sections/cta-band';
import { ctaBands } from '@/content/public/home-sections';
import { About } from '@/features/home/about';

/** Who comes to your home. */
export function HomeAbout() {
  return (
    <>
      <CtaBand {...ctaBands.nearby} />
      <About />
    </>
  );
}
