import { useQuery } from '@tanstack/react-query';
import { fieldText } from '@/content/office/requests/field-text';
import { administratorsQuery } from '@/data/administrators/queries';
import { administratorName } from '@/domain/access/administrator-name';
import type { RequestFieldName } from '@/domain/request/request-fields';

/** Formats values of fields; an administrator by name. */
export function useFieldText(): (field: RequestFieldName, value: unknown) => string {
  const { data } = useQuery(administratorsQuery());
  return (field, value) => {
    const admin = field === 'assignedTo' && data?.admins.find(({ userId }) => userId === value);
    return admin ? administratorName(admin) : fieldText(field, value);
  };
}
