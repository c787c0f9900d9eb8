import { X } from 'lucide-react';
import { SelectField } from '@/components/form/fields';
import { PeriodFields } from '@/components/office/form/period-fields';
import { Button } from '@/components/ui/button';
import { figureFilterTexts as texts, stepFilterTexts } from '@/content/office/requests/requests';
import { propertyTypeLabels } from '@/content/public/request/property-types';
import { requestSourceLabels } from '@/content/request-fields';
import { unknownValue, requestSteps, type FigureFilters as Filters } from '@/data/requests/list-query';
import { propertyTypes } from '@/domain/pricing/pricing';
import { requestSources } from '@/domain/request/field-types';

const everything = { value: '', label: 'Alles' };

const sourceOptions = [everything, ...requestSources.map((value) => ({ value, label: requestSourceLabels[value] }))];
const typeOptions = [everything, ...propertyTypes.map((value) => ({ value, label: propertyTypeLabels[value] }))];
const stepOptions = [everything, ...requestSteps.map((value) => ({ value, label: stepFilterTexts[value] }))];

/** Filters that only links from figures set: nobody types these names. */
const named = ['place', 'landingPath', 'referrerHost'] as const;

const stepId = 'filter-step';

interface FigureFiltersProps {
  figure: Filters;
  onChange: (figure: Filters) => void;
}

/** The filters by what Cijfers counts. */
export function FigureFilters({ figure, onChange }: FigureFiltersProps) {
  function change(part: Partial<Filters>) {
    onChange({ ...figure, ...part });
  }
  function handleRemove(name: (typeof named)[number]) {
    change({ [name]: '' });
    // The button is removed with the filter.
    document.getElementById(stepId)?.focus();
  }

  return (
    <>
      <SelectField
        id="filter-source"
        label="Bron"
        options={sourceOptions}
        value={figure.source}
        onChange={({ target }) => change({ source: requestSources.find((source) => source === target.value) ?? '' })}
      />
      <SelectField
        id="filter-type"
        label="Woning"
        options={typeOptions}
        value={figure.propertyType}
        onChange={({ target }) => change({ propertyType: target.value })}
      />
      <SelectField
        id={stepId}
        label="Bereikt"
        className="col-span-2"
        options={stepOptions}
        value={figure.step}
        onChange={({ target }) => change({ step: requestSteps.find((step) => step === target.value) ?? '' })}
      />
      <PeriodFields
        label="Afgerond"
        period={{ from: figure.completedFrom, until: figure.completedUntil }}
        onChange={({ from, until }) => change({ completedFrom: from, completedUntil: until })}
      />
      {named.some((name) => figure[name] !== '') && (
        <ul className="col-span-full flex flex-wrap gap-2">
          {named
            .filter((name) => figure[name] !== '')
            .map((name) => [name, texts[name](figure[name] === unknownValue ? texts.unknown : figure[name])] as const)
            .map(([name, filter]) => (
              <li key={name} className="flex max-w-full items-center rounded-lg border border-control bg-surface pl-3">
                <span className="min-w-0 break-words">{filter}</span>
                <Button
                  variant="quiet"
                  className="size-11 shrink-0"
                  aria-label={texts.remove(filter)}
                  onClick={() => handleRemove(name)}
                >
                  <X aria-hidden="true" className="size-5" />
                </Button>
              </li>
            ))}
        </ul>
      )}
    </>
  );
}
