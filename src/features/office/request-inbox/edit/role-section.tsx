import { useState } from 'react';
import { AtHomeFields, PayerFields } from '@/components/request/role-fields';
import { buttonClass } from '@/components/ui/button';
import { officeRoleTexts, openRolesInOffice } from '@/content/office/requests/roles';
import type { Correction } from '@/domain/request/edited-fields';
import { hasRoles } from '@/domain/request/roles';
import { usePayerAddress } from '@/integrations/use-payer-address';
import type { FieldOf } from './customer-fields';

interface RoleProps {
  field: FieldOf;
  edit: Correction;
  onChange: (part: Partial<Correction>) => void;
  autoFocus?: boolean;
}

/** Who is at home and who pays, of a request that is entered; opened when either is known. */
export function RoleSection(props: RoleProps) {
  const [isOpen, setIsOpen] = useState(hasRoles(props.edit));
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={buttonClass('quiet', '-my-2 text-left')}>{openRolesInOffice}</summary>
      {isOpen && (
        <div className="mt-4 grid gap-6">
          <AtHomeFields field={props.field} texts={officeRoleTexts} />
          <OfficePayerFields {...props} />
        </div>
      )}
    </details>
  );
}

/** Who gets the invoice; looks its address up. */
export function OfficePayerFields({
  field,
  edit: { payerKind, payerPostcode },
  onChange,
  autoFocus = false,
}: RoleProps) {
  const lookup = usePayerAddress(payerPostcode, onChange);
  return (
    <PayerFields field={field} payerKind={payerKind} lookup={lookup} texts={officeRoleTexts} autoFocus={autoFocus} />
  );
}
