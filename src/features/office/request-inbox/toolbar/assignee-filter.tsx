import { useQuery } from '@tanstack/react-query';
import { SelectField } from '@/components/form/fields';
import { administratorsQuery } from '@/data/administrators/queries';
import { administratorName } from '@/domain/access/administrator-name';

interface AssigneeFilterProps {
  /** User id; '' for everybody. */
  value: string;
  onChange: (userId: string) => void;
}

/** Filters by the administrator to whom a request is assigned. */
export function AssigneeFilter({ value, onChange }: AssigneeFilterProps) {
  const { data } = useQuery({ ...administratorsQuery(), staleTime: Infinity });
  const options = [
    { value: '', label: 'Iedereen' },
    ...(data?.admins ?? []).map((admin) => ({ value: admin.userId, label: administratorName(admin) })),
  ];
  const isKnown = options.some((option) => option.value === value);
  return (
    <SelectField
      id="request-assignee"
      label="Toegewezen aan"
      options={isKnown ? options : [...options, { value, label: 'Een collega' }]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
