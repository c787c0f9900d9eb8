import { CtaBand } from '@/components/sections/cta-band';
import { ctaBands } from '@/content/public/home-sections';
import { Faq } from '@/features/home/faq';

/** What people ask before they decide. */
export function HomeQuestions() {
  return (
    <>
      <CtaBand {...ctaBands.inTime} />
      <Faq />
    </>
  );
}
