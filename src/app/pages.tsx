import { lazy, useState } from 'react';
import { matchPath, Route } from 'react-router-dom';
import { Head } from '@/components/seo/head';
import { loadCode, loadForNavigation } from '@/lib/browser/load-code';
import type { PageModule } from '@/pages/page-module';
import { pageRegistry, sitemapLinks } from './page-registry';

/** The page modules of an application, by their path from here, as `import.meta.glob` gives them. */
type Sources = Record<string, (() => Promise<{ page: PageModule }>) | undefined>;

/**
 * The pages of the site in the application that has these modules, each with its code in a chunk of its own. Without a
 * module a page is one of the other application: the browser then loads the page anew.
 */
export function createPages(sources: Sources) {
  const pages = pageRegistry.map(({ path, module, kind, isAdminPage = false }) => {
    let loaded: PageModule | undefined;

    async function load(): Promise<PageModule> {
      const source = sources[`../pages/${module}.tsx`];
      if (!source) throw new Error(`src/pages/${module}.tsx is not in this application`);
      loaded = await loadCode(source, 'page');
      return loaded;
    }

    function show({ Component, head }: PageModule) {
      return (
        <>
          {head && <Head {...head} {...(kind === 'page' ? { path } : { isIndexed: false })} />}
          <Component sitemapLinks={sitemapLinks} />
        </>
      );
    }

    const LatePage = lazy(async () => {
      const late = await loadForNavigation(load);
      return { default: () => show(late) };
    });

    // React.lazy would show a fallback first, and React delays what replaces a fallback by 300 ms.
    function Page() {
      const [ready] = useState(loaded);
      return ready ? show(ready) : <LatePage />;
    }

    // Hosts match paths case-sensitively, so the router must too: otherwise it would show a page where the host says 404.
    return {
      ...{ path, caseSensitive: true, module, isAdminPage, load, Page },
      route: <Route key={path} path={path} caseSensitive element={<Page />} />,
    };
  });

  /** The page at this path. */
  function findPage(pathname: string) {
    const page = pages.find((candidate) => matchPath(candidate, pathname));
    if (!page) throw new Error(`no page at ${pathname}`);
    return page;
  }

  return { pages, findPage };
}
