interface BarProps {
  amount: number;
  before: number;
  /** As long as the cell is wide. */
  most: number;
}

/** A number as a bar in the brand's green, with a thin line under it for the preceding period. */
export function Bar({ amount, before, most }: BarProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 16" preserveAspectRatio="none" className="block h-4 w-full">
      <rect className="fill-primary" y="0" width={(amount / Math.max(1, most)) * 100} height="10" />
      <rect className="fill-control" y="12" width={(before / Math.max(1, most)) * 100} height="3" />
    </svg>
  );
}
