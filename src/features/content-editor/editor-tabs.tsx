import * as Tabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { contentEditorTexts as texts } from '@/content/content-editor';
import { tabLabel } from './editor-pages';

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

// A tab needs a value that is not empty, and no path is without a slash.
const general = 'general';

/** General content and every page as a tab; many of them wrap, and scroll in a list of their own. */
export function EditorTabs({ paths, selected, unsaved, onSelect, children }: EditorTabsProps) {
  const value = selected || general;
  return (
    <Tabs.Root
      value={value}
      onValueChange={(next) => onSelect(next === general ? '' : next)}
      activationMode="manual"
      className="mt-4"
    >
      <Tabs.List
        aria-label={texts.title}
        className="flex max-h-60 flex-wrap gap-1 overflow-y-auto rounded-xl bg-surface-sunk p-1.5"
      >
        {['', ...paths].map((path) => (
          <Tabs.Trigger
            key={path}
            value={path || general}
            className="min-h-11 rounded-lg px-4 py-2 text-left font-semibold wrap-anywhere hover:bg-surface focus-visible:-outline-offset-2 data-[state=active]:bg-primary data-[state=active]:text-on-primary data-[state=active]:focus-visible:outline-ink"
          >
            {path === '' ? texts.generalTab : tabLabel(path)}
            {unsaved.includes(path) && (
              <>
                {' '}
                <span className="font-normal">({texts.unsavedMark})</span>
              </>
            )}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={value} className="mt-4">
        {children}
      </Tabs.Content>
    </Tabs.Root>
  );
}
