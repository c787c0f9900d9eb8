import { fineText, labelRules } from '@/content/public/label-check';
import { TextLinkTo } from './text-link';

/** The rules as text, also readable without script. */
export function LabelRules() {
  return (
    <section className="print:hidden">
      <h2 className="text-title">{labelRules.title}</h2>
      <div className="mt-6 grid gap-8 md:grid-cols-2 lg:grid-cols-3">
        {labelRules.groups.map(({ title, rules, source }) => (
          <section key={title} className="md:last:col-span-2 lg:last:col-span-1">
            <h3 className="text-xl font-bold">{title}</h3>
            <ul className="mt-2 grid list-disc gap-1.5 pl-5 marker:text-primary">
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
            <p className="mt-2 text-sm text-ink-muted">{source}</p>
          </section>
        ))}
      </div>
      <div className="mt-8 grid gap-x-8 gap-y-3 lg:grid-cols-2">
        <p>
          {labelRules.lookUp} <TextLinkTo {...labelRules.link} />
        </p>
        <p>{fineText}</p>
      </div>
    </section>
  );
}
