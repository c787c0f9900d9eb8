import { useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { adminParams } from '@/lib/admin-links';
import { paths } from '@/lib/paths';
import { adminPages } from './admin-pages';
import { useNavigationCounts } from './use-navigation-counts';

/** The pages of the back-office, always in view: at the side of a wide screen, at the bottom of a narrow one. */
export function AdminNavigation() {
  const counts = useNavigationCounts();
  const searchOf = useLastSearch();
  return (
    <nav
      aria-label="Onderdelen"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:sticky lg:inset-auto lg:top-14 lg:z-20 lg:h-[calc(100dvh-3.5rem)] lg:w-24 lg:shrink-0 lg:overflow-y-auto lg:border-t-0 lg:border-r lg:bg-ground print:hidden low:max-lg:static"
    >
      {/* As wide as its name needs: in equal columns the longest breaks on a narrow screen. */}
      <ul className="flex lg:grid lg:grid-cols-1 lg:gap-1 lg:p-2">
        {adminPages.map(({ path, name, icon: Icon }) => (
          <li key={path} className="grow">
            <NavLink
              to={{ pathname: path, search: searchOf(path) }}
              end={path === paths.admin}
              className="relative flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs font-semibold text-ink-muted hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary lg:min-h-16 lg:rounded-xl lg:text-sm lg:hover:bg-surface-sunk"
            >
              <Icon aria-hidden="true" className="size-6" />
              {name}
              {counts[path] && <Count {...counts[path]} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The search parameters with which another page was left; '' for the page that is shown. */
function useLastSearch(): (path: string) => string {
  const { pathname, search } = useLocation();
  const [last, setLast] = useState<Partial<Record<string, string>>>({});
  const params = new URLSearchParams(search);
  params.delete(adminParams.request);
  const kept = params.toString();
  if (last[pathname] !== kept) setLast({ ...last, [pathname]: kept });
  return (path) => (path === pathname ? '' : (last[path] ?? ''));
}

interface CountProps {
  count: number;
  text: string;
}

function Count({ count, text }: CountProps) {
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute top-1 left-[calc(50%+0.5rem)] min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-5 font-bold whitespace-nowrap text-on-accent tabular-nums"
      >
        {count > 99 ? '99+' : count}
      </span>
      <span className="sr-only">({text})</span>
    </>
  );
}
