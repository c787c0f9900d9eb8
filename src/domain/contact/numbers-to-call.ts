/** What is known of whom to call; '' is not known. */
interface Callable {
  name: string;
  phone: string;
  atHomeName: string;
  atHomePhone: string;
}

export interface NumberToCall {
  /** As typed. */
  phone: string;
  name: string;
  /** `customer` only where somebody else is at home. */
  who: 'at-home' | 'customer' | 'only';
}

/** The numbers to call about a visit, that of who is at home first. */
export function numbersToCall({ name, phone, atHomeName, atHomePhone }: Callable): NumberToCall[] {
  const isElsewhere = atHomePhone !== '';
  const numbers: NumberToCall[] = [
    { phone: atHomePhone, name: atHomeName, who: 'at-home' },
    { phone, name, who: isElsewhere ? 'customer' : 'only' },
  ];
  return numbers.filter((number) => number.phone !== '');
}
