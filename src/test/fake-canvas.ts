import { vi } from 'vitest';

/**
 * Lets jsdom draw: returns the mock of `drawImage`. Every file is one letter, of the type that `typeOf` returns for the
 * requested one. Every picture is as opaque as `alpha` says.
 */
export function fakeCanvas(typeOf = (wanted: string) => wanted, alpha = 255) {
  const draw = vi.fn<(image: unknown, x: number, y: number, width: number, height: number) => void>();
  const context = { fillRect: () => undefined, drawImage: draw, getImageData: () => ({ data: [0, 0, 0, alpha] }) };
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', () => context);
  Reflect.set(HTMLCanvasElement.prototype, 'toBlob', (answer: BlobCallback, wanted: string) => {
    answer(new Blob(['x'], { type: typeOf(wanted) }));
  });
  return draw;
}
