import { fine, labelRules } from '@/content/public/label-check/label-check';
import { unbroken } from '@/lib/format/unbroken';
import { TextLinkTo } from './text-link';

/** The rules as text, also readable without script. */
export function LabelRules() {
  return (
    <section className="print:hidden">
      <h2 className="text-2xl font-bold">{labelRules.title}</h2>
      <div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-1">
        {labelRules.groups.map(({ title, rules }) => (
          <section key={title} className="md:last:col-span-2 lg:last:col-auto">
            <h3 className="text-xl font-bold">{title}</h3>
            <ul className="mt-2 grid list-disc gap-1.5 pl-5 marker:text-primary">
              {rules.map((rule) => (
                <li key={rule}>{unbroken(rule)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="mt-6 hidden noscript:block">
        {labelRules.lookUp} <TextLinkTo {...labelRules.link} />
      </p>
    </section>
  );
}

/** What it may cost to have no label, and where all this was read. */
export function LabelSources() {
  return (
    <div className="grid gap-x-12 gap-y-4 border-t border-line pt-6 lg:grid-cols-2 print:hidden">
      <p>{unbroken(fine)}</p>
      <ul className="grid gap-1 text-sm text-ink-muted">
        {labelRules.sources.map((source) => (
          <li key={source}>{unbroken(source)}</li>
        ))}
      </ul>
    </div>
  );
}
