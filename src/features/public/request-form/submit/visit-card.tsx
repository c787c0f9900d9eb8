import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { bringToTop } from '@/lib/browser/bring-to-top';

interface VisitCardProps {
  icon: LucideIcon;
  /** With the moment. */
  title: string;
  children: ReactNode;
}

/** The moment that was just chosen and what follows from it: at the top of the screen, and with the focus. */
export function VisitCard({ icon: Icon, title, children }: VisitCardProps) {
  return (
    <div
      ref={bringToTop}
      role="group"
      tabIndex={-1}
      className="grid gap-4 rounded-2xl border border-line bg-primary-soft p-5 sm:p-8"
    >
      <h4 className="flex items-start gap-3 text-xl font-bold sm:text-2xl">
        <Icon aria-hidden="true" className="mt-1 size-6 shrink-0 text-primary" />
        <ChangingText>{title}</ChangingText>
      </h4>
      {children}
    </div>
  );
}
