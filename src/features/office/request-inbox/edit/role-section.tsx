import { useState } from 'react';
import { RoleFields } from '@/components/request/role-fields';
import { buttonClass } from '@/components/ui/button';
import { officeRoleTexts, openRolesInOffice } from '@/content/office/requests/roles';
import type { Correction } from '@/domain/request/edited-fields';
import { hasRoles } from '@/domain/request/roles';
import { usePayerAddress } from '@/integrations/use-payer-address';
import type { FieldOf } from './customer-fields';

interface RoleSectionProps {
  field: FieldOf;
  edit: Correction;
  onChange: (part: Partial<Correction>) => void;
}

/** Who is at home and who pays, opened when either is known. */
export function RoleSection(props: RoleSectionProps) {
  const [isOpen, setIsOpen] = useState(hasRoles(props.edit));
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={buttonClass('quiet', '-my-2 text-left')}>{openRolesInOffice}</summary>
      {isOpen && (
        <div className="mt-4 grid gap-6">
          <OpenedRoles {...props} />
        </div>
      )}
    </details>
  );
}

function OpenedRoles({ field, edit: { payerKind, payerPostcode }, onChange }: RoleSectionProps) {
  const lookup = usePayerAddress(payerPostcode, onChange);
  return <RoleFields field={field} payerKind={payerKind} lookup={lookup} texts={officeRoleTexts} />;
}
