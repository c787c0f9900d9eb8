import { useQuery } from '@tanstack/react-query';
import { useId, useState, type Ref } from 'react';
import { SelectField } from '@/components/form/fields';
import { RetryNotice } from '@/components/ui/retry-notice';
import { planningTexts as texts } from '@/content/office/visits/calendar';
import type { Adviser } from '@/data/appointments/calendar-days';
import { waitingRequestsQuery, type WaitingRequest } from '@/data/appointments/waiting-requests';
import { itemOfRequest, type PlannedItem } from './planned-item';
import type { Planning } from './use-planning';
import { WaitingItem } from './waiting-item';

/** Where a visit can be dropped to put it back. */
export const waitingListMark = 'data-waiting-list';

interface WaitingListProps {
  advisers: readonly Adviser[];
  planning: Planning;
  /** Ref of the list whose items can be dragged; undefined where nothing can be dragged. */
  listRef?: Ref<HTMLUListElement>;
  /** Puts an appointment in the calendar to be moved by keys; undefined where there are none. */
  onPlace?: (item: PlannedItem, minutes: number) => void;
  /** User id of the adviser for whom a dragged request is planned. */
  planFor: string;
  onPlanFor: (adviser: string) => void;
}

/** The requests that wait for an appointment. */
export function WaitingList({ advisers, planning, listRef, onPlace, planFor, onPlanFor }: WaitingListProps) {
  const { data, isError, refetch } = useQuery(waitingRequestsQuery());
  const [openedId, setOpenedId] = useState('');
  const headingId = useId();
  const selectId = useId();
  const setUp = advisers.filter(({ isSetUp }) => isSetUp);

  function renderItem(request: WaitingRequest) {
    return (
      <WaitingItem
        key={request.id}
        request={request}
        advisers={setUp}
        item={itemOfRequest(request, planFor)}
        isOpen={openedId === request.id}
        onToggle={() => setOpenedId(openedId === request.id ? '' : request.id)}
        onPlace={onPlace}
        onPlan={(item, range) => {
          setOpenedId('');
          planning.save(item, range);
        }}
      />
    );
  }

  return (
    <section aria-labelledby={headingId} className="min-w-0" {...{ [waitingListMark]: '' }}>
      <h3 id={headingId} className="font-semibold">
        {texts.waiting}
      </h3>
      {listRef && <p className="text-sm text-ink-muted">{texts.waitingHint}</p>}
      {listRef && setUp.length > 1 && (
        <SelectField
          id={selectId}
          label={texts.planFor}
          className="mt-2"
          value={planFor}
          onChange={({ target }) => onPlanFor(target.value)}
          options={setUp.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {isError && (
        <RetryNotice className="mt-2" onRetry={() => void refetch()}>
          {texts.waitingFailed}
        </RetryNotice>
      )}
      {data?.length === 0 && <p className="mt-2 text-ink-muted">{texts.noneWait}</p>}
      {data && data.length > 0 && (
        <ul ref={listRef} className="mt-2 grid gap-2">
          {data.map(renderItem)}
        </ul>
      )}
    </section>
  );
}
