interface DownloadedFile {
  name: string;
  /** Such as `text/csv`; the text is UTF-8. */
  type: string;
  parts: BlobPart[];
}

/** Downloads texts or bytes as a file. */
export function downloadFile({ name, type, parts }: DownloadedFile): void {
  const url = URL.createObjectURL(new Blob(parts, { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
