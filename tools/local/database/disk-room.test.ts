import { statfsSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { hasRoomToWrite, requireRoomToOpen } from './disk-room.ts';

vi.mock('node:fs', { spy: true });

/** Bytes. */
function leaveFree(room: number): void {
  vi.mocked(statfsSync).mockReturnValue(Object.assign(statfsSync('/'), { bavail: room / 4096, bsize: 4096 }));
}

test('a database is not opened on a full disk, and it is said why', () => {
  leaveFree(5_000_000);
  expect(() => requireRoomToOpen('/data')).toThrow('The disk of /data is full: 5 MB are free');
  leaveFree(500_000_000);
  expect(() => requireRoomToOpen('/data')).not.toThrow();
});

test.each([
  [20_000_000, false],
  [60_000_000, true],
])('with %d bytes free it is written to: %s', (room, isWritten) => {
  leaveFree(room);
  expect(hasRoomToWrite('/data')).toBe(isWritten);
});
