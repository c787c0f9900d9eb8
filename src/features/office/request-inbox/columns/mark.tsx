import type { LucideIcon } from 'lucide-react';

interface MarkProps {
  Icon: LucideIcon;
  text: string;
  className: string;
}

/** An icon in the table; on a card its text too. */
export function Mark({ Icon, text, className }: MarkProps) {
  return (
    <span title={text} className={`flex items-center gap-1 text-sm font-semibold @4xl:shrink-0 ${className}`}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className="@4xl:sr-only">{text}</span>
    </span>
  );
}
