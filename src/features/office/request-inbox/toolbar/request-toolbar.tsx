import { clsx } from 'clsx/lite';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { controlClass, SelectField } from '@/components/form/fields';
import { PeriodFields } from '@/components/office/form/period-fields';
import { Button } from '@/components/ui/button';
import { requestListTexts } from '@/content/office/requests/requests';
import { workTexts } from '@/content/office/today';
import { workFilters } from '@/data/requests/list-query';
import type { RequestCounts } from '@/data/requests/queries';
import { maxSearchLength } from '@/domain/limits';
import { defaultView, formatOrder, isFiltered, panelFilters, parseOrder, type ListView } from '../list-state/list-view';
import { useSingleKeys } from '../shared/single-keys';
import { focusFirstRow } from '../shared/first-row';
import { requestColumns } from '../columns/request-columns';
import { SavedViews } from '../views/saved-views';
import { AssigneeFilter } from './assignee-filter';
import { DebouncedInput } from './debounced-input';
import { FigureFilters } from './figure-filters';
import { StatusFilter } from './status-filter';

export const searchId = 'request-search';

const rushOptions = [
  { value: '', label: 'Alles' },
  { value: 'ja', label: 'Alleen spoed' },
  { value: 'nee', label: 'Geen spoed' },
];

const workOptions = [
  { value: '', label: 'Alles' },
  ...workFilters.map((kind) => ({ value: kind, label: workTexts[kind] })),
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

/** Search, saved views and filters, most of them behind a button: the first rows have to fit on the first screen. */
export function RequestToolbar({ view, counts, onChange }: RequestToolbarProps) {
  const { isHeld, sort, isDescending } = view;
  const hidden = panelFilters(view);
  const [isOpen, setIsOpen] = useState(hidden > 0);
  const panelId = useId();
  const hasKeys = useSingleKeys();
  const panel = useRef<HTMLDivElement>(null);

  function handleToggle() {
    // A day that was not accepted would be out of sight.
    const refused = panel.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (isOpen && refused) refused.focus();
    else setIsOpen(!isOpen);
  }

  function handleClear() {
    onChange({ ...defaultView, isHeld, sort, isDescending });
    // The button is removed with the filters.
    document.getElementById(searchId)?.focus();
  }

  return (
    <div role="search" aria-label="Aanvragen zoeken en filteren" className="mt-3 grid grid-cols-1 gap-2">
      <div className="flex flex-wrap gap-2">
        <div className="min-w-0 grow basis-full sm:basis-60">
          <label htmlFor={searchId} className="sr-only">
            Zoeken
          </label>
          <DebouncedInput
            id={searchId}
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={maxSearchLength}
            aria-keyshortcuts={hasKeys ? '/' : undefined}
            placeholder={requestListTexts.searchPlaceholder}
            className={clsx(controlClass, 'mt-0!')}
            value={view.search}
            onDown={focusFirstRow}
            onDebounced={(search) => onChange({ search }, { isTyping: true })}
          />
        </div>
        <Button
          variant="secondary"
          className="max-sm:grow max-sm:px-3"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={handleToggle}
        >
          <SlidersHorizontal aria-hidden="true" className="size-5 max-xs:hidden" />
          Filters{hidden > 0 && ` (${hidden})`}
        </Button>
        <SavedViews view={view} />
      </div>
      <div
        ref={panel}
        id={panelId}
        hidden={!isOpen}
        className="grid grid-cols-2 gap-3 rounded-lg bg-surface-sunk p-3 @3xl:grid-cols-4 @5xl:grid-cols-6 [&[hidden]]:hidden"
      >
        <SelectField
          id="request-work"
          label="Werk"
          options={workOptions}
          value={view.work}
          onChange={({ target }) => onChange({ work: workFilters.find((kind) => kind === target.value) ?? '' })}
        />
        <SelectField
          id="request-rush"
          label="Spoed"
          options={rushOptions}
          value={view.rush === null ? '' : view.rush ? 'ja' : 'nee'}
          onChange={({ target }) => onChange({ rush: target.value === '' ? null : target.value === 'ja' })}
        />
        {!isHeld && (
          <AssigneeFilter value={view.assignee} onChange={(assignee) => onChange({ assignee, isMine: false })} />
        )}
        <PeriodFields label="Ontvangen" period={view} onChange={onChange} />
        {!isHeld && (
          <PeriodFields
            label="Afspraak"
            period={{ from: view.appointmentFrom, until: view.appointmentUntil }}
            onChange={({ from, until }) => onChange({ appointmentFrom: from, appointmentUntil: until })}
          />
        )}
        {!isHeld && <FigureFilters figure={view.figure} onChange={(figure) => onChange({ figure })} />}
        <SelectField
          id="request-sort"
          label="Sorteren op"
          className="col-span-2 @5xl:hidden"
          options={sortOptions}
          value={formatOrder(view)}
          onChange={({ target }) => onChange(parseOrder(target.value))}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <StatusFilter view={view} counts={counts} onChange={onChange} />
        {isFiltered(view) && (
          <Button variant="quiet" onClick={handleClear}>
            Filters wissen
          </Button>
        )}
      </div>
    </div>
  );
}
