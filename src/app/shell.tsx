import { Loading } from '@/components/ui/loading';
import { pageNeedsScript } from '@/content/public/failed-pages';
import { site } from '@/content/site';
import { phoneHref } from '@/domain/contact/phone';
import { paths } from '@/lib/paths';
import { loadingText } from './app';

const links = [
  { href: phoneHref(site.phone), text: `Bel ${site.phone}` },
  { href: paths.home, text: 'Home' },
  { href: paths.serviceAreas, text: 'Werkgebieden' },
  { href: paths.blog, text: 'Blog' },
  { href: paths.sitemap, text: 'Alle pagina’s' },
];

/** The page without content, until the browser fills it in; without script it is all that there is to see. */
export function Shell() {
  return (
    <>
      <div className="noscript:hidden">
        <Loading text={loadingText} />
      </div>
      <noscript>
        <div role="main" className="mx-auto grid max-w-xl gap-4 px-4 py-16">
          <h1 className="text-3xl font-bold">{pageNeedsScript.title}</h1>
          <p>{pageNeedsScript.help}</p>
          {links.map(({ href, text }) => (
            <a key={href} href={href} className="min-h-11 text-primary underline">
              {text}
            </a>
          ))}
        </div>
      </noscript>
    </>
  );
}
