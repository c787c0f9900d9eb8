import { useSearchParams } from 'react-router-dom';
import { PeriodFields } from '@/components/form/period-fields';
import { SelectField } from '@/components/form/fields';
import { periodTexts as texts, presetTexts } from '@/content/office/period-figures';
import { daysOf, maxDays, type Period } from '@/domain/period';
import { presetOf, presetPeriod, presets } from './presets';

interface PeriodChooserProps {
  period: Period;
  /** YYYY-MM-DD */
  today: string;
}

/** Chooses the period by name or by its days; it stands in the URL. */
export function PeriodChooser({ period, today }: PeriodChooserProps) {
  const [params, setParams] = useSearchParams();
  const asked = { from: params.get('van') ?? period.from, until: params.get('tot') ?? period.until };

  function choose({ from, until }: Period) {
    const next = new URLSearchParams(params);
    next.set('van', from);
    next.set('tot', until);
    setParams(next);
  }

  return (
    <div className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-4">
      <SelectField
        id="figures-period"
        label={texts.period}
        className="col-span-2"
        options={[
          { value: '', label: texts.own },
          ...presets.map((preset) => ({ value: preset, label: presetTexts[preset] })),
        ]}
        value={presetOf(period, today) ?? ''}
        onChange={({ target }) => {
          const preset = presets.find((each) => each === target.value);
          if (preset) choose(presetPeriod(preset, today));
        }}
      />
      <PeriodFields label={texts.label} period={period} onChange={choose} />
      {daysOf(asked) > maxDays && (
        <p role="status" className="col-span-full text-sm font-medium text-danger">
          {texts.tooLong}
        </p>
      )}
    </div>
  );
}
