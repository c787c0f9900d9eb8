import { clsx } from 'clsx/lite';
import type { AdviserColor } from '@/domain/advisers/adviser';

const swatches: Record<AdviserColor, string> = {
  green: 'bg-green-700',
  blue: 'bg-blue-700',
  purple: 'bg-purple-700',
  orange: 'bg-orange-700',
  red: 'bg-red-700',
  gray: 'bg-gray-600',
};

/** The classes of a sample of a colour, also where the system chooses the colours. */
export function swatchClass(color: AdviserColor): string {
  return clsx(
    'mr-2 inline-block size-4 rounded-full border border-control align-middle forced-color-adjust-none',
    swatches[color],
  );
}
