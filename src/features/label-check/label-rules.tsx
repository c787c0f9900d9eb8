import { labelRules, sourcesTitle } from '@/content/public/label-check/label-check';
import { unbroken } from '@/lib/format/unbroken';
import { Sources } from './sources';
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
      <div className="mt-4">
        <Sources title={sourcesTitle.rules} lines={labelRules.sources} />
      </div>
    </section>
  );
}
