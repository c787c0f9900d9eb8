import { clsx } from 'clsx/lite';
import { useEffect } from 'react';
import { controlClass, Field, SelectField } from '@/components/form/fields';
import { Button } from '@/components/ui/button';
import { requestListTexts } from '@/content/office/requests';
import type { RequestCounts } from '@/data/requests/queries';
import { DebouncedInput } from './debounced-input';
import {
  defaultView,
  formatOrder,
  isFiltered,
  maxSearchLength,
  parseDay,
  parseOrder,
  type ListView,
} from './list-view';
import { requestColumns } from './request-columns';
import { StatusFilter } from './status-filter';

const searchId = 'request-search';

const rushOptions = [
  { value: '', label: 'Alles' },
  { value: 'ja', label: 'Alleen spoed' },
  { value: 'nee', label: 'Geen spoed' },
];

const sortOptions = requestColumns.flatMap(({ sort, ascending, descending }) => [
  { value: formatOrder({ sort, isDescending: true }), label: descending },
  { value: formatOrder({ sort, isDescending: false }), label: ascending },
]);

interface RequestToolbarProps {
  view: ListView;
  counts: RequestCounts | undefined;
  onChange: (part: Partial<ListView>, options?: { isTyping?: boolean }) => void;
}

/** Search, filters, and on narrow screens the order. */
export function RequestToolbar({ view, counts, onChange }: RequestToolbarProps) {
  const { isHeld, sort, isDescending } = view;
  useSlashKey(searchId);
  return (
    <div role="search" aria-label="Aanvragen zoeken en filteren" className="mt-5 grid gap-4">
      <div className="grid grid-cols-2 gap-x-3 gap-y-3 lg:grid-cols-[1fr_10rem_10.5rem_10.5rem]">
        <Field id={searchId} label="Zoeken" className="col-span-2 lg:col-span-1">
          {(control) => (
            <DebouncedInput
              {...control}
              type="search"
              autoComplete="off"
              spellCheck={false}
              maxLength={maxSearchLength}
              aria-keyshortcuts="/"
              placeholder={requestListTexts.searchPlaceholder}
              className={controlClass}
              value={view.search}
              onDebounced={(search) => onChange({ search }, { isTyping: true })}
            />
          )}
        </Field>
        <SelectField
          id="request-rush"
          label="Spoed"
          options={rushOptions}
          value={view.rush === null ? '' : view.rush ? 'ja' : 'nee'}
          onChange={({ target }) => onChange({ rush: target.value === '' ? null : target.value === 'ja' })}
        />
        <SelectField
          id="request-sort"
          label="Sorteren op"
          className="lg:hidden"
          options={sortOptions}
          value={formatOrder(view)}
          onChange={({ target }) => onChange(parseOrder(target.value))}
        />
        <DayField id="request-from" label="Van" value={view.from} onChange={(from) => onChange({ from })} />
        <DayField id="request-until" label="Tot en met" value={view.until} onChange={(until) => onChange({ until })} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <StatusFilter view={view} counts={counts} onChange={onChange} />
        {isFiltered(view) && (
          <Button variant="quiet" onClick={() => onChange({ ...defaultView, isHeld, sort, isDescending })}>
            Filters wissen
          </Button>
        )}
      </div>
    </div>
  );
}

interface DayFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (day: string) => void;
}

/** A day of the period. Browsers also report a half-typed year, which is ignored. */
function DayField({ id, label, value, onChange }: DayFieldProps) {
  return (
    <Field id={id} label={label}>
      {(control) => (
        <DebouncedInput
          {...control}
          type="date"
          min="2000-01-01"
          max="2999-12-31"
          className={clsx(controlClass, 'max-sm:px-1.5')}
          value={value}
          onDebounced={(day) => {
            if (day === '' || parseDay(day) !== '') onChange(day);
          }}
        />
      )}
    </Field>
  );
}

/** `/` moves the focus to the field with this id, except while typing or in a dialog. */
function useSlashKey(fieldId: string): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]')) return;
      const field = document.getElementById(fieldId);
      if (!(field instanceof HTMLInputElement)) return;
      event.preventDefault();
      field.focus();
      field.select();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [fieldId]);
}
