import { Link } from 'react-router-dom';
import { buttonClass, textAction } from '@/components/ui/button';
import { action, questions } from '@/content/public/blog-actions';
import { site, whatsappUrl } from '@/content/site';
import { phoneHref } from '@/domain/contact/phone';
import { anchors, homeSection } from '@/lib/paths';

/** Below an article: links to the request form and the phone. */
export function ArticleAction() {
  return (
    <section aria-labelledby="article-action" className="mt-12 rounded-2xl bg-primary-soft p-6 sm:p-8 print:hidden">
      <h2 id="article-action" className="text-2xl font-bold">
        {action.heading}
      </h2>
      <p className="mt-2">{action.text}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link to={homeSection(anchors.contact)} className={buttonClass('accent')}>
          {action.request}
        </Link>
        <p>
          {action.phone}{' '}
          <a href={phoneHref(site.phone)} className={`${textAction} min-h-11`}>
            {site.phone}
          </a>
        </p>
      </div>
    </section>
  );
}

/** Links from the blog to the request form, the FAQ and WhatsApp. */
export function BlogQuestions() {
  return (
    <section
      aria-labelledby="blog-questions"
      className="mt-12 grid items-center gap-x-12 gap-y-6 rounded-2xl bg-primary-soft p-6 sm:p-10 lg:grid-cols-aside print:hidden"
    >
      <div>
        <h2 id="blog-questions" className="text-2xl font-bold">
          {questions.heading}
        </h2>
        <p className="mt-2 max-w-prose">{questions.text}</p>
        <p className="mt-2 max-w-prose font-semibold">{questions.delivery}</p>
      </div>
      <div className="flex flex-col gap-3 sm:max-lg:flex-row sm:max-lg:flex-wrap">
        <Link to={homeSection(anchors.contact)} className={buttonClass('accent')}>
          {questions.request}
        </Link>
        <Link to={homeSection(anchors.faq)} className={buttonClass('secondary')}>
          {questions.faq}
        </Link>
        <a href={whatsappUrl} target="_blank" rel="noopener" className={buttonClass('secondary')}>
          {questions.whatsapp}
          <span className="sr-only"> (opent in een nieuw tabblad)</span>
        </a>
      </div>
    </section>
  );
}
