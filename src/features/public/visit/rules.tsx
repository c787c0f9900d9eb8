interface RulesProps {
  rules: readonly string[];
}

/** What was agreed, a rule on each line. */
export function Rules({ rules }: RulesProps) {
  return (
    <ul className="grid list-disc gap-1 pl-5 marker:text-primary">
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}
