import type { Obstacle } from '@/domain/appointment/obstacle';
import { dutchDateTime } from '#shared/dutch-time.ts';

/** `overlapt met Jansen 10:00 en buiten de werktijden` */
export function obstaclesText(obstacles: readonly Obstacle[]): string {
  return obstacles.map(obstacleText).join(' en ');
}

function obstacleText({ kind, minutes, name, startsAt, reason }: Obstacle): string {
  const other = startsAt === '' ? name : `${name} ${dutchDateTime(new Date(startsAt)).time}`;
  switch (kind) {
    case 'overlap':
      return `overlapt met ${other}`;
    case 'travel':
      return `laat ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'} te weinig voor de rit van of naar ${other}`;
    case 'blocked':
      return reason === '' ? 'valt in geblokkeerde tijd' : `valt in geblokkeerde tijd (${reason})`;
    case 'busy':
      return 'staat bezet in de eigen agenda';
    case 'hours':
      return 'valt buiten de werktijden';
    case 'holiday':
      return 'valt op een feestdag';
  }
}
