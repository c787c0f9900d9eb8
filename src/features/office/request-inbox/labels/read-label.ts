/** A PDF that was chosen: its bytes in base64, and an id that each attempt to store it has. */
export interface ChosenLabel {
  id: string;
  name: string;
  pdf: string;
}

type LabelProblem = 'no-pdf' | 'too-large' | 'unreadable';

/** Bytes, as the database takes (supabase/schemas/55_label_files.sql). */
const mostBytes = 10 * 1024 * 1024;

/** Reads a chosen file, or says why it is no label. Never throws. */
export async function readLabel(file: File): Promise<ChosenLabel | LabelProblem> {
  if (file.size > mostBytes) return 'too-large';
  try {
    if ((await file.slice(0, 5).text()) !== '%PDF-') return 'no-pdf';
    return { id: crypto.randomUUID(), name: file.name, pdf: await base64(file) };
  } catch {
    return 'unreadable';
  }
}

function base64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'));
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '');
    reader.readAsDataURL(file);
  });
}
