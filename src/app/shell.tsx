import { Loading } from '@/components/ui/loading';
import { pageNeedsScript } from '@/content/public/failed-pages';
import { site } from '@/content/site';
import { phoneHref } from '@/domain/contact/phone';
import { paths } from '@/lib/paths';
import { loadingText } from './app';

const ways = [
  { to: paths.home, label: 'Home' },
  { to: paths.serviceAreas, label: 'Werkgebieden' },
  { to: paths.blog, label: 'Blog' },
  { to: paths.sitemap, label: 'Alle pagina’s' },
];

/** The page without content, until the browser fills it in; without script it is all that there is to see. */
export function Shell() {
  return (
    <>
      <div className="noscript:hidden">
        <Loading text={loadingText} />
      </div>
      <noscript>
        <main className="mx-auto grid max-w-xl gap-4 px-4 py-16">
          <h1 className="text-3xl font-bold">{pageNeedsScript.title}</h1>
          <p>
            {pageNeedsScript.help}{' '}
            <a href={phoneHref(site.phone)} className="text-primary underline">
              {site.phone}
            </a>
            .
          </p>
          <ul className="grid">
            {ways.map(({ to, label }) => (
              <li key={to}>
                <a href={to} className="inline-flex min-h-11 items-center text-primary underline">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </main>
      </noscript>
    </>
  );
}
