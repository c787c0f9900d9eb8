import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { supabase } from '@/data/client';
import { contentEditorKeys } from '@/data/content/editor-queries';
import { DataError, dataErrorCode, toDataError } from '@/data/errors';
import { requestBuild } from '@/data/publishing/site-build';
import { reload } from '@/data/reload';
import { run } from '@/data/run';
import { pictureFiles, sharePath } from '@/domain/content/picture';
import { picturesQuery, type StoredPicture } from './queries';

const bucket = 'pictures';

/** Milliseconds that one file may take, on a slow connection too. */
const timeout = 120_000;

/** Seconds that a browser may cache a file: its content never changes. */
const cacheControl = '31536000';

interface NewPicture extends StoredPicture {
  /** Its files by their paths; `path` is the largest one. */
  files: readonly { path: string; body: Blob }[];
}

/** Stores the files of a picture, then the picture itself. Throws a DataError; a retry resumes where it stopped. */
export function useAddPicture() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: addPicture, onSettled: () => reloadPictures(queryClient) });
}

/**
 * Stores another description, also in the texts that show the picture, and requests a build of their pages. Throws a
 * DataError, `conflict` when it is gone.
 */
export function useDescribePicture() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: describePicture,
    onSuccess: () => void requestBuild(queryClient),
    onSettled: () => Promise.all([reloadPictures(queryClient), reload(queryClient, contentEditorKeys.all)]),
  });
}

/** Deletes a picture by its path, files first. Throws a DataError, `invalid` while a text shows it. */
export function useDeletePicture() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: deletePicture, onSettled: () => reloadPictures(queryClient) });
}

function reloadPictures(queryClient: QueryClient): Promise<void> {
  return reload(queryClient, picturesQuery().queryKey);
}

async function addPicture({ path, alt, files }: NewPicture): Promise<StoredPicture> {
  for (const file of files) await upload(file.path, file.body);
  try {
    await run(supabase.from('pictures').insert({ path, alt }));
  } catch (error) {
    // Stored by an earlier attempt whose answer was lost, perhaps with another description.
    if (dataErrorCode(error) !== 'duplicate') throw error;
    await describePicture({ path, alt });
  }
  return { path, alt };
}

async function upload(path: string, body: Blob): Promise<void> {
  // Bytes: the embedded backend does not take a form, which a Blob would be sent as.
  const bytes = await body.arrayBuffer();
  const sending = supabase.storage.from(bucket).upload(path, bytes, { contentType: body.type, cacheControl });
  const { error } = await Promise.race([sending, afterTimeout()]);
  // The content of a name never changes, so an existing file is the same.
  if (error !== null && statusOf(error) !== '409') throw storageError(error);
}

function storageError(error: Error): DataError {
  const code = statusOf(error);
  return toDataError({ status: Number(code), error: { code, message: error.message } });
}

/** The status in the body of a Storage error, as most refusals are sent with status 400; 0 without a response. */
function statusOf(error: Error): string {
  const code: unknown = Reflect.get(error, 'statusCode');
  return typeof code === 'string' ? code : '0';
}

function afterTimeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new DataError('unavailable', 'Storage gave no answer')), timeout);
  });
}

async function describePicture({ path, alt }: StoredPicture): Promise<void> {
  const changed = await run(supabase.from('pictures').update({ alt }).eq('path', path).select('path'));
  if (changed.length === 0) throw new DataError('conflict', `there is no picture ${path}`);
}

async function deletePicture(path: string): Promise<void> {
  const files = [...pictureFiles(path).map((file) => file.path), sharePath(path)];
  // Storage keeps the files of a picture that a text shows, without an error; deleting the picture is refused then.
  const { error } = await Promise.race([supabase.storage.from(bucket).remove(files), afterTimeout()]);
  if (error) throw storageError(error);
  await run(supabase.from('pictures').delete().eq('path', path).select('path'));
}
