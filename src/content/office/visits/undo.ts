import { listed } from '@/content/office/listed';

/** Why a visit was left as it is. */
type Reason = 'changed' | 'mailed' | 'unfit';

/** Undoing what was done with visits. */
export const undoTexts = {
  undo: 'Ongedaan maken',
  undone: 'Alles staat weer zoals het was. Er gaat geen mail uit.',
  undoTooLate: 'Ongedaan maken kan niet meer: dit is al ongedaan gemaakt, of het is langer dan een dag geleden.',
  undoFailed: 'Het is niet gelukt om dit ongedaan te maken.',
  /** `Niet opnieuw geblokkeerd: in deze tijd staat een bezoek bij Bakker.` */
  visitsInTime: (names: readonly string[]) =>
    `Niet opnieuw geblokkeerd: in deze tijd ${names.length === 1 ? 'staat een bezoek' : 'staan bezoeken'} bij ${listed(names)}.`,
  blockAnyway: 'Toch blokkeren',
  blockedAgain: 'De tijd is weer geblokkeerd',
  left: 'Niet alles is ongedaan gemaakt',
  /** `Blijft zoals het nu is, want iemand heeft het intussen gewijzigd: Bakker, Jansen.` */
  leftReasons: (left: readonly { name: string; reason: Reason }[], isBlockedTimeLeft: boolean) =>
    [
      ...(['changed', 'mailed', 'unfit'] as const).map((reason) => {
        const names = left.filter((each) => each.reason === reason).map(({ name }) => name);
        return names.length === 0 ? '' : `${reasons[reason]}: ${listed(names)}.`;
      }),
      isBlockedTimeLeft ? 'De geblokkeerde tijd blijft staan, want iemand heeft die intussen gewijzigd.' : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  undoUnfit: 'Toch terugzetten',
  undoneUnfit: 'Teruggezet, al past het niet in de agenda. Er gaat geen mail uit.',
} as const;

const reasons: Record<Reason, string> = {
  changed: 'Blijft zoals het nu is, want iemand heeft het intussen gewijzigd',
  mailed: 'Blijft zoals het nu is, want de mail daarover is al weg',
  unfit: 'Past niet meer op de oude tijd',
};
