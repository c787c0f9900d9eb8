import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { LabelBars } from '@/components/ui/label-bars';
import { site } from '@/content/site';
import { paths } from '@/lib/paths';
import { useLogout } from './use-logout';

interface AdminFrameProps {
  children: ReactNode;
}

/** Header and main element of every screen of the back-office. */
export function AdminFrame({ children }: AdminFrameProps) {
  const { isBusy, logout } = useLogout();
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-surface focus:p-3"
      >
        Direct naar de inhoud
      </a>
      <header className="sticky top-0 z-30 border-b border-line bg-ground">
        <div className="mx-auto flex min-h-16 max-w-7xl items-center justify-between gap-3 px-4 py-2">
          <div className="flex min-w-0 items-center gap-3">
            <Link
              to={paths.home}
              aria-label={`${site.brand}, naar de website`}
              className="flex min-h-11 items-center gap-3"
            >
              <LabelBars className="h-7 shrink-0" />
              <span className="hidden font-semibold text-ink-muted sm:inline">{site.brand}</span>
            </Link>
            <h1 className="text-xl font-bold">Admin</h1>
          </div>
          <Button variant="secondary" aria-disabled={isBusy} onClick={() => void logout()}>
            {isBusy ? 'Uitloggen...' : 'Uitloggen'}
          </Button>
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto grid max-w-7xl grid-cols-1 gap-6 px-4 py-6 outline-none sm:py-8"
      >
        {children}
      </main>
    </>
  );
}
