// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeCanvas } from '@/test/fake-canvas';
import { resizePicture } from './resize-picture';

const close = vi.fn<() => void>();

beforeEach(() => {
  close.mockReset();
});

function seeAs(width: number, height: number) {
  const read = vi.fn<typeof createImageBitmap>(() => Promise.resolve({ width, height, close }));
  vi.stubGlobal('createImageBitmap', read);
  return read;
}

function namesOf(files: readonly { path: string; body: Blob }[]) {
  return files.map(({ path, body }) => [path.slice(path.indexOf('/') + 1), body.type]);
}

const photo = new Blob(['x'.repeat(100)], { type: 'image/jpeg' });

test('a photo becomes two sizes and a part to share, upright as the camera says', async () => {
  const draw = fakeCanvas();
  const read = seeAs(4000, 3000);
  const { files, path, width, height, preview } = await resizePicture(photo);
  expect(namesOf(files)).toEqual([
    ['1600x1200.webp', 'image/webp'],
    ['800x600.webp', 'image/webp'],
    ['share.jpg', 'image/jpeg'],
  ]);
  expect([path, width, height]).toEqual([files[0]?.path, 1600, 1200]);
  expect(preview).toMatch(/^data:image\/webp;base64,/);
  expect(read).toHaveBeenCalledWith(photo, { imageOrientation: 'from-image' });
  // The whole picture, and of the shared part the middle.
  expect(draw.mock.calls.map(([, ...place]) => place)).toEqual([
    [0, 0, 1600, 1200],
    [0, 0, 800, 600],
    [0, -135, 1200, 900],
    // A copy in which transparency would show.
    [0, 0, 100, 100],
  ]);
  expect(close).toHaveBeenCalledOnce();
});

test('a browser that makes no WebP makes JPEG', async () => {
  // As Safari does.
  fakeCanvas((wanted) => (wanted === 'image/webp' ? 'image/png' : wanted));
  seeAs(1000, 500);
  expect(namesOf((await resizePicture(photo)).files)).toEqual([
    ['1000x500.jpg', 'image/jpeg'],
    ['800x400.jpg', 'image/jpeg'],
    ['share.jpg', 'image/jpeg'],
  ]);
});

test.each([
  [640, 480],
  [800, 600],
])('a picture of %d by %d pixels is not made larger, and has one size', async (width, height) => {
  fakeCanvas();
  seeAs(width, height);
  const names = namesOf((await resizePicture(photo)).files).map(([name]) => name);
  expect(names).toEqual([`${width}x${height}.webp`, 'share.jpg']);
});

test.each([
  [299, 400, 'small'],
  [10_001, 10_000, 'large'],
  [300, 8000, 'narrow'],
  [8000, 300, 'narrow'],
])('a picture of %d by %d pixels is refused, and let go', async (width, height, problem) => {
  seeAs(width, height);
  await expect(resizePicture(photo)).rejects.toThrow(problem);
  expect(close).toHaveBeenCalledOnce();
});

test('what is too large is not even read', async () => {
  const read = seeAs(800, 600);
  const png = Uint8Array.from([
    0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 1, 0, 0, 0, 1, 0, 0,
  ]);
  await expect(resizePicture(new Blob([png, new Uint8Array(64)]))).rejects.toThrow('large');
  await expect(resizePicture(new Blob([new Uint8Array(40 * 1024 * 1024 + 1)]))).rejects.toThrow('large');
  expect(read).not.toHaveBeenCalled();
});

test('what a picture loses is known before it is stored', async () => {
  fakeCanvas();
  seeAs(800, 600);
  const { losses } = await resizePicture(photo);
  expect(losses).toEqual({ size: null, movement: false, transparency: false });
  fakeCanvas((wanted) => wanted, 254);
  seeAs(4000, 3000);
  const moving = await resizePicture(new Blob(['GIF89a......!..NETSCAPE2.0']));
  expect(moving.losses).toEqual({ size: { width: 4000, height: 3000 }, movement: true, transparency: true });
});

test('what is no picture is refused, and HEIC as what it is', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not decoded')));
  await expect(resizePicture(photo)).rejects.toThrow('unreadable');
  await expect(resizePicture(new Blob(['....ftypheic....']))).rejects.toThrow('heic');
});
