import { messages } from '@/content/messages';
import { requestFieldLabels } from '@/content/request-fields';
import type { StoredRequest } from '@/domain/request/request-fields';
import { requestEditFields, type RequestEdit } from '@/domain/request/edited-fields';
import { patchOf } from '@/domain/request/request-patch';
import { useFieldText } from '../shared/use-field-text';

/** Without the coordinates, which mean nothing to people and follow from the address. */
const shownFields = requestEditFields.filter((field) => field !== 'rdX' && field !== 'rdY');

interface BothVersionsProps {
  stored: StoredRequest;
  changes: Partial<RequestEdit>;
  intro?: string;
}

/** What is stored beside what was typed. */
export function BothVersions({ stored, changes, intro = messages.requests.conflictLoaded }: BothVersionsProps) {
  const fieldText = useFieldText();
  const own = patchOf(stored, changes);
  const changed = shownFields.filter((field) => changes[field] !== undefined);
  if (changed.length === 0) return <p>{messages.requests.conflictNewest}</p>;
  return (
    <>
      <p>{intro}</p>
      <ul className="mt-2 list-disc pl-5">
        {changed.map((field) => (
          <li key={field} className="whitespace-pre-wrap">
            {requestFieldLabels[field]}: opgeslagen is “{fieldText(field, stored[field])}”, jij hebt “
            {fieldText(field, own[field])}”
          </li>
        ))}
      </ul>
    </>
  );
}
