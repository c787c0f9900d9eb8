import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { SelectField } from '@/components/form/fields';
import { administratorsQuery } from '@/data/administrators/queries';
import { useSession } from '@/data/auth/use-session';
import { administratorName } from '@/domain/access/administrator-name';

type AssigneeFieldProps = Omit<ComponentProps<typeof SelectField>, 'options'> & { value: string };

/** Chooses an administrator: oneself first, or nobody. */
export function AssigneeField({ value, ...field }: AssigneeFieldProps) {
  const { data } = useQuery(administratorsQuery());
  const session = useSession();
  const ownId = 'userId' in session ? session.userId : '';
  const others = (data?.admins ?? []).filter(({ userId }) => userId !== ownId);
  const options = [
    { value: '', label: 'Niemand' },
    ...(ownId === '' ? [] : [{ value: ownId, label: 'Mij' }]),
    ...others.map((other) => ({ value: other.userId, label: administratorName(other) })),
  ];
  const isKnown = options.some((option) => option.value === value);
  // The list of administrators may still be on its way.
  return <SelectField {...field} options={isKnown ? options : [...options, { value, label: 'Een collega' }]} />;
}
