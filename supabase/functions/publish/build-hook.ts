/** Milliseconds. */
const timeout = 15_000;

/** Calls the build hook of a host; false when that failed. Never logs its URL, which is a secret. */
export async function callBuildHook(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { method: 'POST', redirect: 'error', signal: AbortSignal.timeout(timeout) });
    await answer.body?.cancel();
    if (!answer.ok) console.error(`The build hook answered ${answer.status}`);
    return answer.ok;
  } catch {
    console.error('The build hook did not answer');
    return false;
  }
}

/** Whether a text is the URL of a build hook: https, but for one on this machine. */
export function isBuildHook(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && hostname === '127.0.0.1');
}
