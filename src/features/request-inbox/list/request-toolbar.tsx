import { clsx } from 'clsx/lite';
import { Field } from '@/components/form/field';
import { SelectField } from '@/components/form/select-field';
import { controlClass } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { requestListTexts } from '@/content/office/request-list';
import type { StatusCounts } from '@/data/requests/queries';
import { defaultView, isFiltered, parseDay, parseSort, printSort, searchLimit, type ListView } from './list-view';
import { listColumns } from './list-columns';
import { SettledInput } from './settled-input';
import { StatusFilter } from './status-filter';
import { useSlashKey } from './use-slash-key';

const searchId = 'request-search';

const rushOptions = [
  { value: '', label: 'Alles' },
  { value: 'ja', label: 'Alleen spoed' },
  { value: 'nee', label: 'Geen spoed' },
];

const sortOptions = listColumns.flatMap(({ column, upwards, downwards }) => [
  { value: printSort(column, true), label: downwards },
  { value: printSort(column, false), label: upwards },
]);

interface RequestToolbarProps {
  view: ListView;
  counts: StatusCounts | undefined;
  onChange: (part: Partial<ListView>, options?: { isTyping?: boolean }) => void;
}

/** Everything that decides which requests are shown, and on narrow screens also their order. */
export function RequestToolbar({ view, counts, onChange }: RequestToolbarProps) {
  useSlashKey(searchId);
  return (
    <div role="search" aria-label="Aanvragen zoeken en filteren" className="mt-5 grid gap-4">
      <div className="grid grid-cols-2 gap-x-3 gap-y-3 lg:grid-cols-[1fr_10rem_10.5rem_10.5rem]">
        <Field id={searchId} label="Zoeken" className="col-span-2 lg:col-span-1">
          {(control) => (
            <SettledInput
              {...control}
              type="search"
              autoComplete="off"
              spellCheck={false}
              maxLength={searchLimit}
              aria-keyshortcuts="/"
              placeholder={requestListTexts.searchPlaceholder}
              className={controlClass}
              value={view.search}
              onSettle={(search) => onChange({ search }, { isTyping: true })}
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
          value={printSort(view.sort, view.isDescending)}
          onChange={({ target }) => onChange(parseSort(target.value))}
        />
        <DayField id="request-from" label="Van" value={view.from} onSettle={(from) => onChange({ from })} />
        <DayField id="request-until" label="Tot en met" value={view.until} onSettle={(until) => onChange({ until })} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <StatusFilter status={view.status} counts={counts} onChange={(status) => onChange({ status })} />
        {isFiltered(view) && (
          <Button look="quiet" onClick={() => onChange({ ...defaultView, ...sortOf(view) })}>
            Filters wissen
          </Button>
        )}
      </div>
    </div>
  );
}

function sortOf({ sort, isDescending }: ListView): Pick<ListView, 'sort' | 'isDescending'> {
  return { sort, isDescending };
}

interface DayFieldProps {
  id: string;
  label: string;
  value: string;
  onSettle: (day: string) => void;
}

/** A day of the period. A browser also tells half of a typed year, which is waited out. */
function DayField({ id, label, value, onSettle }: DayFieldProps) {
  return (
    <Field id={id} label={label}>
      {(control) => (
        <SettledInput
          {...control}
          type="date"
          min="2000-01-01"
          max="2999-12-31"
          className={clsx(controlClass, 'max-sm:px-1.5')}
          value={value}
          onSettle={(day) => {
            if (day === '' || parseDay(day) !== '') onSettle(day);
          }}
        />
      )}
    </Field>
  );
}
