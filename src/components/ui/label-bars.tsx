import { clsx } from 'clsx/lite';

const bars = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

interface LabelBarsProps {
  className?: string;
}

/** The logo: the stepped bars of the energy label, green to red. */
export function LabelBars({ className }: LabelBarsProps) {
  return (
    <svg viewBox="0 0 62 62" aria-hidden="true" className={clsx('w-auto shrink-0', className)}>
      {bars.map((bar, index) => (
        <path key={bar} fill={`var(--label-${bar})`} d={`M0 ${index * 9}h${20 + index * 6}l4 3.5-4 3.5H0z`} />
      ))}
    </svg>
  );
}
