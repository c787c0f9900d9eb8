import { Dialog } from '@/components/ui/questions/dialog';
import { useReturnFocus } from '@/components/ui/questions/use-return-focus';
import { VisitPanel, type VisitDecisions } from './visit-panel';

interface VisitsDialogProps {
  title: string;
  description: string;
  decisions: VisitDecisions;
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks what becomes of visits, over what the person was doing; closing it changes nothing. */
export function VisitsDialog({ title, description, onClose, ...panel }: VisitsDialogProps) {
  useReturnFocus();
  return (
    <Dialog isOpen title={title} description={description} onClose={onClose}>
      <div className="scroll-pb-20 overflow-y-auto p-5 sm:p-6">
        <VisitPanel {...panel} onCancel={onClose} />
      </div>
    </Dialog>
  );
}
