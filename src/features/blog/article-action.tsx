import { buttonClass } from '@/components/ui/button';
import { action } from '@/content/public/blog-actions';
import { site } from '@/content/site';
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
        <a href={homeSection(anchors.contact)} className={buttonClass('accent')}>
          {action.request}
        </a>
        <p>
          {action.phone}{' '}
          <a
            href={phoneHref(site.phone)}
            className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
          >
            {site.phone}
          </a>
        </p>
      </div>
    </section>
  );
}
