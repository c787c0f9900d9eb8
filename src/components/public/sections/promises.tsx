import { clsx } from 'clsx/lite';
import { Check } from 'lucide-react';

interface PromisesProps {
  items: readonly string[];
  className?: string;
}

/** Short promises below each other, each with a tick. */
export function Promises({ items, className }: PromisesProps) {
  return (
    <ul className={clsx('grid gap-1 font-semibold', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-2">
          <Check aria-hidden="true" className="size-6 shrink-0 text-primary" />
          {item}
        </li>
      ))}
    </ul>
  );
}
