interface FactsProps {
  /** Each with its name; null or '' for one that is not known. */
  facts: readonly (readonly [name: string, value: string | null])[];
}

/** Names with what is known of each. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid gap-2">
      {facts.map(
        ([name, value]) =>
          value !== null &&
          value !== '' && (
            <div key={name} className="sm:grid sm:grid-cols-3 sm:gap-x-4">
              <dt className="text-ink-muted">{name}</dt>
              <dd className="font-semibold break-words sm:col-span-2">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
