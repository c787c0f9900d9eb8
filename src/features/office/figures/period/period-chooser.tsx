import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PeriodFields } from '@/components/office/form/period-fields';
import { SelectField } from '@/components/form/fields';
import { periodTexts as texts, presetTexts } from '@/content/office/figures/period-figures';
import type { Period } from '@/domain/period';
import { isCounted, namedPeriod, presetOf, presetPeriod, presets } from './presets';

interface PeriodChooserProps {
  period: Period;
  /** YYYY-MM-DD */
  today: string;
}

/** Chooses the period by a preset or by its days, in the URL. */
export function PeriodChooser({ period, today }: PeriodChooserProps) {
  const [params, setParams] = useSearchParams();
  /** Days that cannot be counted, typed while this URL was there. */
  const [refused, setRefused] = useState<{ days: Period; url: string } | null>(null);
  const typed = refused?.url === params.toString() ? refused.days : null;
  const named = namedPeriod(params);
  const preset = presetOf(period, today);

  function choose(days: Period) {
    if (!isCounted(days)) {
      setRefused({ days, url: params.toString() });
      return;
    }
    setRefused(null);
    const next = new URLSearchParams(params);
    next.set('van', days.from);
    next.set('tot', days.until);
    setParams(next);
  }

  return (
    <div className="mt-4 grid grid-cols-2 gap-x-3 md:grid-cols-4">
      <SelectField
        id="figures-period"
        label={texts.period}
        className="col-span-2 mb-3"
        options={[
          // Nothing to choose: it says that the days were typed.
          ...(preset && !typed ? [] : [{ value: '', label: texts.own }]),
          ...presets.map((name) => ({ value: name, label: presetTexts[name] })),
        ]}
        value={typed ? '' : (preset ?? '')}
        onChange={({ target }) => {
          const chosen = presets.find((name) => name === target.value);
          if (chosen) choose(presetPeriod(chosen, today));
        }}
      />
      <PeriodFields label={texts.label} period={typed ?? period} onChange={choose} />
      {/* Always rendered, or a screen reader would not announce it. */}
      <p role="status" className="col-span-full text-sm font-medium text-danger">
        {typed ? problemOf(typed) : named && !isCounted(named) && texts.notCounted}
      </p>
    </div>
  );
}

function problemOf({ from, until }: Period): string {
  return from === '' || until === '' ? texts.incomplete : texts.tooLong;
}
