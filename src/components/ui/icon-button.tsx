import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'aria-label'> {
  label: string;
  Icon: LucideIcon;
}

/** A button with only an icon; hovering shows its name. */
export function IconButton({ label, Icon, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="inline-flex size-11 items-center justify-center rounded-lg hover:bg-surface-sunk aria-disabled:opacity-40 aria-pressed:bg-primary-soft aria-pressed:text-primary"
      {...button}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
