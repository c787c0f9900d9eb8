import { notify } from '@/components/ui/notify';
import { adminSections } from '@/lib/admin-links';
import { focusElement } from '@/lib/browser/focus-element';

/** Says what became of a decision, and takes the focus to the title: the entry that had it is gone. */
export function confirmDecision(text: string): void {
  notify.success(text);
  focusElement(document.getElementById(adminSections.bank));
}
