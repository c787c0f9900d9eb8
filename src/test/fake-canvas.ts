import { vi } from 'vitest';

/**
 * Lets jsdom draw: returns the mock of `drawImage`. Every file is one letter, of the type that `typeOf` returns for the
 * requested one.
 */
export function fakeCanvas(typeOf = (wanted: string) => wanted) {
  const draw = vi.fn<(image: unknown, x: number, y: number, width: number, height: number) => void>();
  const context = { fillRect: () => undefined, drawImage: draw };
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', () => context);
  Reflect.set(HTMLCanvasElement.prototype, 'toBlob', (answer: BlobCallback, wanted: string) => {
    answer(new Blob(['x'], { type: typeOf(wanted) }));
  });
  return draw;
}
