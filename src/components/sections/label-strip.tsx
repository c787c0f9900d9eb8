const colours = [
  'bg-label-a',
  'bg-label-b',
  'bg-label-c',
  'bg-label-d',
  'bg-label-e',
  'bg-label-f',
  'bg-label-g',
] as const;

/** The seven colours of the label in a thin line: a divider. */
export function LabelStrip() {
  return (
    <div aria-hidden="true" className="flex h-1">
      {colours.map((colour) => (
        <span key={colour} className={`flex-1 ${colour}`} />
      ))}
    </div>
  );
}
