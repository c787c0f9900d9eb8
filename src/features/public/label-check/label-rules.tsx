import { ChevronDown } from 'lucide-react';
import { labelRules, sourcesTitle } from '@/content/public/label-check/label-check';
import { unbroken } from '@/lib/format/unbroken';
import { Sources } from './sources';
import { TextLinkTo } from './text-link';

/** The rules as text, also readable without script. */
export function LabelRules() {
  return (
    <section className="print:hidden">
      <h2 className="text-2xl font-bold">{labelRules.title}</h2>
      {/* Folded: the question is what the visitor came for. */}
      <div className="mt-4 border-t border-line">
        {labelRules.groups.map(({ title, rules }) => (
          <details key={title} className="group/rules border-b border-line">
            <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-2 [&::-webkit-details-marker]:hidden">
              <h3 className="font-semibold group-open/rules:text-primary">{title}</h3>
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 transition-transform group-open/rules:rotate-180"
              />
            </summary>
            <ul className="grid list-disc gap-1.5 pb-5 pl-5 marker:text-primary">
              {rules.map((rule) => (
                <li key={rule}>{unbroken(rule)}</li>
              ))}
            </ul>
          </details>
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
