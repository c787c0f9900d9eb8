import { useState } from 'react';
import { AtHomeFields } from '@/components/request/role-fields';
import { FormFields } from '@/components/form/form';
import { Button } from '@/components/ui/button';
import { officeRoleTexts, rolePartTexts } from '@/content/office/requests/roles';
import { atHomeFields, payerFields } from '@/domain/request/roles';
import { RoleItems } from './request-details';
import type { FieldOf } from '../edit/customer-fields';
import { OfficePayerFields } from '../edit/role-section';
import type { RequestEditing } from '../edit/use-request-edit';

const fieldsOfRole = { 'at-home': atHomeFields, payer: payerFields } as const;

interface RolePartProps {
  role: keyof typeof fieldsOfRole;
  field: FieldOf;
  editing: RequestEditing;
  isDeleting: boolean;
}

/** Who is at home or who pays: read, or corrected by itself. Stored with the rest of the request. */
export function RolePart({ role, field, editing, isDeleting }: RolePartProps) {
  const { base, stored, edit, changes, change } = editing;
  const [isOpen, setIsOpen] = useState(false);
  const names = fieldsOfRole[role];
  const texts = rolePartTexts[role];

  function handleCancel() {
    change(Object.fromEntries(names.map((name) => [name, stored[name]])));
    setIsOpen(false);
  }

  if (!isOpen && names.every((name) => changes[name] === undefined)) {
    const isChangeable = base.anonymisedAt === '';
    return (
      <RoleItems title={texts.title} section={role} request={base} nobodyElse={isChangeable ? texts.nobodyElse : ''}>
        {isChangeable && (
          <Button variant="quiet" aria-label={texts.changeLabel} onClick={() => setIsOpen(true)}>
            Wijzigen
          </Button>
        )}
      </RoleItems>
    );
  }
  return (
    <FormFields isDisabled={isDeleting} className="grid min-w-0 gap-2">
      {role === 'payer' ? (
        <OfficePayerFields field={field} edit={edit} onChange={change} autoFocus={isOpen} />
      ) : (
        <AtHomeFields field={field} texts={officeRoleTexts} autoFocus={isOpen} />
      )}
      <Button variant="quiet" className="justify-self-start" aria-label={texts.cancelLabel} onClick={handleCancel}>
        Niet wijzigen
      </Button>
    </FormFields>
  );
}
