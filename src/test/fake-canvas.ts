import { vi } from 'vitest';

/** Lets jsdom draw: what is drawn is told, and every file is one letter of the type that `typeOf` gives for the wanted one. */
export function fakeCanvas(typeOf = (wanted: string) => wanted) {
  const draw = vi.fn<(image: unknown, x: number, y: number, width: number, height: number) => void>();
  const context = { fillRect: () => undefined, drawImage: draw };
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', () => context);
  Reflect.set(HTMLCanvasElement.prototype, 'toBlob', (answer: BlobCallback, wanted: string) => {
    answer(new Blob(['x'], { type: typeOf(wanted) }));
  });
  return draw;
}
