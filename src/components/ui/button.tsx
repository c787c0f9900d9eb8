import type { ComponentProps } from 'react';
import { clsx } from 'clsx/lite';

/** The classes of words that lead on or do something: the one look of them, beside that of buttons. */
export const textAction =
  'inline-flex min-h-6 items-center font-semibold text-primary underline underline-offset-4 hover:no-underline';

type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger';

const variants: Record<ButtonVariant, string> = {
  // Forced colours take the background away and show the border.
  primary: 'border border-transparent bg-primary px-5 text-on-primary hover:bg-primary-strong',
  accent: 'border border-transparent bg-accent px-5 text-on-accent hover:bg-accent-hover',
  secondary: 'border border-control bg-surface px-5 text-ink hover:bg-surface-sunk',
  quiet: 'text-primary underline underline-offset-4 hover:no-underline',
  danger: 'border border-danger px-5 text-danger hover:bg-danger-soft',
};

/** The classes of a button, for a link that looks like one. `className` can add styles, not replace them. */
export function buttonClass(variant: ButtonVariant = 'primary', className?: string): string {
  return clsx(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-lg py-2 text-center font-semibold transition-[background-color]',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    variants[variant],
    className,
  );
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
}

export function Button({ variant = 'primary', type = 'button', className, ...props }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, className)} {...props} />;
}
