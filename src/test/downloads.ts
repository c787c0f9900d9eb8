import { beforeEach, vi } from 'vitest';

interface Download {
  name: string;
  bytes: Uint8Array;
}

/** The files passed to the browser; nothing is really saved. Call once at the top of a test file. */
export function catchDownloads(): Download[] {
  const downloads: Download[] = [];
  beforeEach(() => {
    downloads.length = 0;
    let latest = new Blob();
    URL.createObjectURL = (file: Blob) => {
      latest = file;
      return 'blob:test';
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const name = this.download;
      void latest.arrayBuffer().then((buffer) => downloads.push({ name, bytes: new Uint8Array(buffer) }));
    });
  });
  return downloads;
}
