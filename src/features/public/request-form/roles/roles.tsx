import { useWatch } from 'react-hook-form';
import { AtHomeFields, PayerFields } from '@/components/request/role-fields';
import { visitorRoleTexts } from '@/content/public/request/roles';
import { usePayerAddress } from '@/integrations/use-payer-address';
import type { FormSectionProps } from '../form-section';

/** The opened part of the form. */
export function Roles({ form }: FormSectionProps) {
  const { control, setValue, formState } = form.api;
  const [payerKind, payerPostcode] = useWatch({ control, name: ['payerKind', 'payerPostcode'] });
  const lookup = usePayerAddress(payerPostcode, ({ payerStreet, payerCity }) => {
    setValue('payerStreet', payerStreet, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    setValue('payerCity', payerCity, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  });
  const texts = visitorRoleTexts;
  return (
    <>
      <AtHomeFields field={form.field} texts={texts} />
      <PayerFields field={form.field} payerKind={payerKind} lookup={lookup} texts={texts} />
    </>
  );
}
