import { buttonClass } from '@/components/ui/button';
import { questions } from '@/content/public/blog-actions';
import { whatsappUrl } from '@/content/site';
import { anchors, homeSection } from '@/lib/paths';

/** Links from the blog to the request form, the FAQ and WhatsApp. */
export function BlogQuestions() {
  return (
    <section aria-labelledby="blog-questions" className="mt-12 rounded-2xl bg-primary-soft p-6 sm:p-10 print:hidden">
      <h2 id="blog-questions" className="text-2xl font-bold">
        {questions.heading}
      </h2>
      <p className="mt-2 max-w-prose">{questions.text}</p>
      <p className="mt-2 max-w-prose font-semibold">{questions.delivery}</p>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <a href={homeSection(anchors.contact)} className={buttonClass('accent')}>
          {questions.request}
        </a>
        <a href={homeSection(anchors.faq)} className={buttonClass('secondary')}>
          {questions.faq}
        </a>
        <a href={whatsappUrl} target="_blank" rel="noopener" className={buttonClass('secondary')}>
          {questions.whatsapp}
          <span className="sr-only"> (opent in een nieuw tabblad)</span>
        </a>
      </div>
    </section>
  );
}
