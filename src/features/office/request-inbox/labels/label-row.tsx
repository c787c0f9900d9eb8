import { SelectField } from '@/components/form/fields';
import { Button } from '@/components/ui/button';
import { labelsTexts as texts } from '@/content/office/requests/label-files';
import type { RequestToLabel } from '@/data/labels/labelled-requests';
import { addressLine } from '@/domain/request/address-line';
import { requestReference } from '@/domain/request/request-reference';
import type { ChosenLabel } from './read-label';

interface LabelRowProps {
  label: ChosenLabel;
  /** '' while it is not known. */
  requestId: string;
  requests: readonly RequestToLabel[];
  onAssign: (requestId: string) => void;
  onLeave: () => void;
}

/** A chosen label and its request, or the choice of one. */
export function LabelRow({ label: { id, name }, requestId, requests, onAssign, onLeave }: LabelRowProps) {
  const request = requests.find((each) => each.id === requestId);
  return (
    <li className="grid gap-2 border-l-4 border-line pl-3">
      {request ? (
        <p className="wrap-anywhere">{texts.belongsTo(name, requestText(request))}</p>
      ) : (
        <SelectField
          id={`label-request-${id}`}
          label={texts.choose(name)}
          value=""
          options={[
            { value: '', label: texts.none },
            ...requests.map((each) => ({ value: each.id, label: requestText(each) })),
          ]}
          onChange={({ target }) => onAssign(target.value)}
        />
      )}
      <div className="flex flex-wrap gap-x-6">
        {request && (
          <Button variant="quiet" aria-label={texts.otherFor(name)} onClick={() => onAssign('')}>
            {texts.other}
          </Button>
        )}
        <Button variant="quiet" aria-label={texts.leaveFor(name)} onClick={onLeave}>
          {texts.leave}
        </Button>
      </div>
    </li>
  );
}

/** How a request is named among others. */
export function requestText(request: RequestToLabel): string {
  return `${request.name}, ${addressLine(request)} (${requestReference(request.id)})`;
}
