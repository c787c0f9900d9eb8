import type { RequestFieldName } from './request-fields.ts';

// Who orders, who is at home and who pays (D-76): one person unless these fields say otherwise. The checks of
// contact_submissions say the same: supabase/tests/requests/roles.test.ts compares them.

/** Who is at the home, when that is not who orders. */
export const atHomeFields = ['atHomeName', 'atHomePhone', 'atHomeEmail'] as const;

const neededOfPayer = ['payerName', 'payerPostcode', 'payerStreet', 'payerCity'] as const;
const ofPayer = [...neededOfPayer, 'payerEmail', 'payerReference'] as const;
const ofCompany = ['orderedAs', 'payerAttention', 'payerKvk', 'payerVatId'] as const;

/** Who gets the invoice; without a kind it is who orders, at the address of the home. */
export const payerFields = ['payerKind', ...ofPayer, ...ofCompany] as const;

export const roleFields = [...atHomeFields, ...payerFields] as const;
export type RoleField = (typeof roleFields)[number];

type Typed = Partial<Record<RequestFieldName, string>>;

/** What does not apply, empty: of a payer without a kind all, of a person what only a company has. */
export function withoutUnusedRoles<T extends Typed>(typed: T): T {
  const unused =
    typed.payerKind === 'company' ? [] : typed.payerKind === 'person' ? ofCompany : [...ofPayer, ...ofCompany];
  const emptied = unused.filter((name) => typed[name] !== undefined).map((name) => [name, ''] as const);
  return { ...typed, ...Object.fromEntries(emptied) };
}

/** Whether the field must be filled in because of what is typed in others. */
export function isRoleNeeded(name: RequestFieldName, typed: Typed): boolean {
  if (name === 'atHomeName' || name === 'atHomePhone')
    return atHomeFields.some((field) => (typed[field] ?? '').trim() !== '');
  return (typed.payerKind ?? '') !== '' && neededOfPayer.some((field) => field === name);
}

/** Whether anybody but who orders is named. */
export function hasRoles(typed: Readonly<Record<RoleField, string>>): boolean {
  return roleFields.some((name) => typed[name] !== '');
}

/** Whether who orders does so for a company, without a period of withdrawal: as private.is_consumer in the database. */
export function isOrderedByCompany({ payerKind, orderedAs }: Readonly<Record<'payerKind' | 'orderedAs', string>>) {
  return payerKind === 'company' && orderedAs !== 'consumer';
}

/** Whether the invoice is mailed to another than who orders. */
export function isBilledElsewhere({ email, payerEmail }: Readonly<Record<'email' | 'payerEmail', string>>): boolean {
  return payerEmail !== '' && payerEmail.toLowerCase() !== email.toLowerCase();
}
