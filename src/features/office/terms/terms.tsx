import { useQuery, useQueryClient } from '@tanstack/react-query';
import { DatedRowList } from '@/components/office/dated-rows/dated-row-list';
import type { DatedKind } from '@/components/office/dated-rows/dated-rows';
import { QueryCard } from '@/components/office/query-card';
import { businessTermsTexts as texts, termDifferences, termLabels } from '@/content/office/management/business-terms';
import { useRemoveTerms, useSaveTerms } from '@/data/terms/mutations';
import { allTermsQuery } from '@/data/terms/queries';
import { adminSections } from '@/lib/admin-links';
import { termNames, type BusinessTerms, type TermName } from '#shared/business-terms.ts';
import { termsSchema, typedTerms } from './terms-schema';

/** The terms: those that hold, those that follow, which can be changed, and those before. */
export function Terms() {
  const query = useQuery(allTermsQuery());
  const kind = useTerms();
  return (
    <QueryCard id={adminSections.terms} texts={texts} query={query}>
      {(rows) => (
        <DatedRowList kind={kind} rows={rows}>
          {(current, next) => <Differences lines={termDifferences(current, next)} />}
        </DatedRowList>
      )}
    </QueryCard>
  );
}

function useTerms(): DatedKind<BusinessTerms, TermName> {
  const queryClient = useQueryClient();
  return {
    id: 'terms',
    texts,
    fields: termNames.map((name) => ({ name, label: termLabels[name] })),
    fieldText: (name, terms) => String(terms[name]),
    schema: termsSchema,
    toTyped: typedTerms,
    differences: termDifferences,
    readNewest: () => queryClient.query({ ...allTermsQuery(), staleTime: 0 }).catch(() => null),
    saving: useSaveTerms(),
    removing: useRemoveTerms(),
  };
}

function Differences({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <p>{texts.differsNot}</p>;
  return (
    <div>
      <p className="font-semibold">{texts.differs}</p>
      <ul className="mt-1 list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
