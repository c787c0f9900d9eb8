import { z } from 'zod';
import { TextField } from '@/components/form/fields';
import { findPlace } from '@/content/cities/find-place';
import { businessTexts } from '@/content/office/management/business';
import { useSaveBusiness } from '@/data/business/mutations';
import type { BusinessFacts } from '@/data/business/queries';
import { pageSlug } from '@/domain/content/page-slug';
import { cleanLine } from '#shared/text.ts';
import { BusinessSection } from './business-section';
import { useBusinessForm } from './use-business-form';

const texts = businessTexts.area;

const schema = z.object({
  area_centre: z.string().transform(cleanLine),
  radius_km: z
    .string()
    .transform(cleanLine)
    .refine((text) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 300, texts.radiusWrong)
    .transform(Number),
});

interface AreaFormProps {
  stored: BusinessFacts;
}

/** The circle in which visits take place. */
export function AreaForm({ stored }: AreaFormProps) {
  const saving = useSaveBusiness();
  const form = useBusinessForm({
    id: 'business-area',
    schema,
    defaultValues: { area_centre: stored.area_centre, radius_km: String(stored.radius_km) },
    async save({ area_centre, radius_km }) {
      // The stored centre keeps its position, which may be of a place that the list does not have.
      const centre = area_centre === stored.area_centre ? stored : await findPlace(pageSlug(area_centre));
      if (centre === null) return { field: 'area_centre', text: texts.unknown };
      const { latitude, longitude } = centre;
      await saving.mutateAsync({ facts: { area_centre, latitude, longitude, radius_km } });
      return undefined;
    },
  });
  return (
    <BusinessSection form={form} title={texts.title} explanation={texts.explanation}>
      <TextField {...form.field('area_centre')} label={texts.centre} maxLength={60} />
      <TextField {...form.field('radius_km')} label={texts.radius} inputMode="numeric" />
    </BusinessSection>
  );
}
