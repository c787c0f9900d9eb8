import { Keyboard } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/questions/dialog';
import { listKeys, listKeyTexts } from '@/content/office/requests/requests';
import { focusFirstRow } from '../shared/first-row';
import { hasSingleKeys, switchSingleKeys, useSingleKeys } from '../shared/single-keys';
import { searchId } from './request-toolbar';

/** The keys of the list, a button that shows them, and a switch for those of one character. */
export function ListKeys() {
  const [isOpen, setIsOpen] = useState(false);
  const isOn = useSingleKeys();
  const hintId = useId();
  useListKeys({ '/': focusSearch, j: () => moveRow(1), k: () => moveRow(-1), '?': () => setIsOpen(true) });
  return (
    <>
      {/* On a phone only visible to keyboard users. */}
      <Button
        variant="quiet"
        className="px-3 max-md:not-focus-visible:sr-only"
        aria-keyshortcuts={isOn ? '?' : undefined}
        onClick={() => setIsOpen(true)}
      >
        <Keyboard aria-hidden="true" className="size-5" />
        <span className="@max-5xl:sr-only">{listKeyTexts.title}</span>
      </Button>
      <Dialog
        isOpen={isOpen}
        title={listKeyTexts.title}
        description={listKeyTexts.description}
        onClose={() => setIsOpen(false)}
      >
        <div className="overflow-y-auto p-5 sm:p-6">
          <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3">
            {listKeys.map(({ key, text }) => (
              <div key={key} className="contents">
                <dt>
                  <kbd className="inline-block min-w-9 rounded-sm border border-control bg-surface-sunk px-2 py-1 text-center font-semibold">
                    {key}
                  </kbd>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-5 border-t border-line pt-3">
            <label className="flex min-h-11 items-center gap-3 font-semibold">
              <input
                type="checkbox"
                className="tick-box"
                aria-describedby={hintId}
                checked={isOn}
                onChange={({ target }) => switchSingleKeys(target.checked)}
              />
              {listKeyTexts.single}
            </label>
            <p id={hintId} className="text-ink-muted">
              {listKeyTexts.singleHint}
            </p>
          </div>
        </div>
      </Dialog>
    </>
  );
}

/** Runs the handler of a pressed key, except while a field, a dialog or a menu has the focus. */
function useListKeys(handlers: Record<string, () => void>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const handler = handlers[event.key];
    if (!handler || !hasSingleKeys() || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
      return;
    if (
      event.target instanceof Element &&
      event.target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], [role="menu"]')
    )
      return;
    if (document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]')) return;
    event.preventDefault();
    handler();
  });
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      handleKey(event);
    }
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
}

function focusSearch(): void {
  const field = document.getElementById(searchId);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}

/** The row after or before the one with the focus; the first one when none has it. */
function moveRow(step: 1 | -1): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-row-button]')];
  const row = document.activeElement?.closest('tr');
  const current = buttons.findIndex((button) => button.closest('tr') === row);
  const next = current < 0 ? buttons[0] : buttons[current + step];
  next?.focus();
}

/** For the keyboard: the way past search, filters and headers. */
export function FirstRowLink() {
  return (
    <button type="button" onClick={focusFirstRow} className="skip-link">
      {listKeyTexts.firstRow}
    </button>
  );
}
