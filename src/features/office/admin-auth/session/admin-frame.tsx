import '@/styles/office.css';
import type { FocusEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { LabelBars } from '@/components/ui/label-bars';
import { demo } from '@/content/office/management/demo';
import { site } from '@/content/site';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { useArrivalFocus } from '../use-arrival-focus';
import { useLogout } from './use-logout';

interface AdminFrameProps {
  /** Names the main element. */
  title?: string;
  navigation?: ReactNode;
  children: ReactNode;
}

/** Header and main element of every screen of the back-office. */
export function AdminFrame({ title, navigation, children }: AdminFrameProps) {
  const { isBusy, logout } = useLogout();
  useArrivalFocus();
  return (
    <>
      <a href="#content" className="skip-link">
        Direct naar de inhoud
      </a>
      <header data-office className="sticky top-0 z-30 border-b border-line bg-ground print:hidden low:relative">
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-1.5">
          <div className="flex min-w-0 items-center gap-3">
            <a
              href={paths.home}
              aria-label={`${site.brand}, naar de website`}
              className="flex min-h-11 items-center gap-3"
            >
              <LabelBars className="h-6 shrink-0" />
              <span className="hidden font-semibold text-ink-muted sm:inline">{site.brand}</span>
            </a>
            <h1 className="text-xl font-bold">Admin</h1>
            {env.isDemo && (
              <p title={demo.explanation} className="rounded-full bg-accent px-3 py-0.5 font-semibold text-on-accent">
                {demo.mark}
                <span className="sr-only">. {demo.explanation}</span>
              </p>
            )}
          </div>
          <Button variant="secondary" aria-disabled={isBusy} onClick={() => void logout()}>
            {isBusy ? 'Uitloggen...' : 'Uitloggen'}
          </Button>
        </div>
      </header>
      <div className="lg:flex">
        {navigation}
        <main
          id="content"
          tabIndex={-1}
          aria-label={title}
          onFocus={showWhole}
          className="mx-auto grid max-w-384 min-w-0 flex-1 grid-cols-1 content-start gap-3 px-3 pt-3 pb-24 outline-none sm:px-4 sm:pt-4 lg:gap-4 lg:pb-8 xl:px-6 print:p-0"
        >
          {children}
        </main>
      </div>
    </>
  );
}

/** Scrolls a focused control fully into view in its row. Only for the keyboard: nothing may move under a pointer. */
function showWhole({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
