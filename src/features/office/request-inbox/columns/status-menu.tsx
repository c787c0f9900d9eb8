import { ChevronDown } from 'lucide-react';
import { requestListTexts, requestStatusLabels } from '@/content/office/requests/requests';
import type { StoredRequest } from '@/domain/request/request-fields';
import { knownStatus, requestStatuses, type RequestStatus } from '@/domain/request/request-status';
import { ChoiceMenu } from '@/components/ui/questions/choice-menu';
import { StatusBadge, statusIcons } from './status-badge';

export const statusChoices = requestStatuses.map((status) => ({
  value: status,
  label: requestStatusLabels[status],
  Icon: statusIcons[status],
}));

interface StatusMenuProps {
  request: StoredRequest;
  onChoose: (request: StoredRequest, status: RequestStatus) => void;
}

/** The status of a row, and a menu to change it. */
export function StatusMenu({ request, onChoose }: StatusMenuProps) {
  const current = knownStatus(request.status);
  // It stays cancelled.
  if (request.withdrawnAt !== '') return <StatusBadge status={request.status} />;
  return (
    <ChoiceMenu
      label={requestListTexts.changeStatus(request.name, requestStatusLabels[current])}
      className="inline-flex min-h-11 items-center rounded-full @4xl:min-h-9"
      choices={statusChoices}
      current={current}
      onChoose={(status) => onChoose(request, status)}
    >
      <StatusBadge status={request.status}>
        <ChevronDown aria-hidden="true" className="-mr-1 size-4" />
      </StatusBadge>
    </ChoiceMenu>
  );
}
