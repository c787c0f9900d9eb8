import * as Tabs from '@radix-ui/react-tabs';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SelectField } from '@/components/form/fields';
import { contentEditorTexts as texts } from '@/content/office/texts/content-editor';
import { adminParams } from '@/lib/admin-links';
import { tabLabel } from './block-lists';

interface EditorTabsProps {
  /** The pages that have blocks of their own. */
  paths: readonly string[];
  /** The path whose blocks are shown; '' is general content. */
  selected: string;
  /** Paths with texts that are not saved. */
  unsaved: readonly string[];
  onSelect: (path: string) => void;
  children: ReactNode;
}

// A tab's value cannot be empty; every path has a slash, so this is none.
const general = 'general';

/** General content and every page as a tab, in a scrolling list beside the texts; on narrow screens a select. */
export function EditorTabs({ paths, selected, unsaved, onSelect, children }: EditorTabsProps) {
  const value = selected || general;
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (list.current) showSelected(list.current);
  }, [value]);

  function handleSelect(next: string) {
    onSelect(next === general ? '' : next);
  }

  function nameOf(path: string): string {
    return unsaved.includes(path) ? `${tabLabel(path)} (${texts.unsavedMark})` : tabLabel(path);
  }

  return (
    <Tabs.Root
      value={value}
      onValueChange={handleSelect}
      activationMode="manual"
      orientation="vertical"
      className="mt-4 lg:grid lg:grid-cols-first-aside lg:gap-6"
    >
      <SelectField
        id="content-page"
        label={texts.pageLabel}
        className="lg:hidden"
        value={value}
        options={['', ...paths].map((path) => ({
          value: path || general,
          label: nameOf(path),
        }))}
        onChange={(event) => handleSelect(event.target.value)}
      />
      <Tabs.List
        ref={list}
        aria-label={texts.title}
        className="sticky top-20 hidden max-h-[min(36rem,calc(100dvh-6rem))] flex-col gap-1 self-start overflow-y-auto rounded-xl bg-surface-sunk p-1.5 lg:flex"
      >
        {['', ...paths].map((path) => (
          <Tabs.Trigger
            key={path}
            value={path || general}
            className="min-h-11 shrink-0 rounded-lg px-4 py-2 text-left font-semibold wrap-anywhere hover:bg-surface focus-visible:-outline-offset-2 data-[state=active]:bg-primary data-[state=active]:text-on-primary data-[state=active]:focus-visible:outline-ink"
          >
            {nameOf(path)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={value} className="mt-4 lg:mt-0">
        {children}
      </Tabs.Content>
    </Tabs.Root>
  );
}

/** Scrolls the selected tab into view within its list, without scrolling the page. */
function showSelected(list: HTMLElement): void {
  const tab = list.querySelector('[aria-selected=true]');
  if (!tab) return;
  const { top, bottom } = tab.getBoundingClientRect();
  const view = list.getBoundingClientRect();
  if (top < view.top || bottom > view.bottom) list.scrollTop += (top + bottom - view.top - view.bottom) / 2;
}

/** The path whose blocks are shown, from the URL; '' is general content, also for a page without blocks. */
export function useSelectedPage(paths: readonly string[]): [string, (path: string) => void] {
  const [search, setSearch] = useSearchParams();
  const page = search.get(adminParams.page) ?? '';

  function select(path: string) {
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (path === '') next.delete(adminParams.page);
        else next.set(adminParams.page, path);
        return next;
      },
      { replace: true },
    );
  }

  return [paths.includes(page) ? page : '', select];
}
