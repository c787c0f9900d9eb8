import { Button } from '@/components/ui/button';
import { selectionTexts as texts } from '@/content/office/requests/bulk-texts';
import type { Count } from '@/data/requests/queries';
import type { Selection } from '../list-state/use-selection';

/** Requests that can be selected over the pages of a list: a change to more would take minutes. */
const maxSelected = 5000;

interface SelectAllProps {
  selection: Selection;
  /** The number of requests on all pages; undefined while unknown. */
  total: Count | undefined;
  /** After the offer is gone. */
  onDone: () => void;
}

/** Offers to select the other pages too, once a whole page is selected. */
export function SelectAll({ selection, total, onDone }: SelectAllProps) {
  const { isWholePage, requests, selectAll, isSelectingAll } = selection;
  if (!isWholePage || !total || total.isCapped || total.amount <= requests.length) return null;
  if (total.amount > maxSelected) return null;
  return (
    <Button
      variant="quiet"
      className="px-2 max-md:order-last max-md:w-full"
      aria-disabled={isSelectingAll}
      onClick={() => {
        if (!isSelectingAll) selectAll(total.amount, onDone);
      }}
    >
      {isSelectingAll ? texts.selectingAll : texts.selectAll(total.amount)}
    </Button>
  );
}
