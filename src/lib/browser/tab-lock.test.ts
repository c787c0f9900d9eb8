// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { withTabLock } from './tab-lock';

const request =
  vi.fn<(name: string, options: LockOptions, use: (lock: object | null) => unknown) => Promise<unknown>>();

function supportLocks() {
  Object.assign(window.navigator, { locks: { request } });
}

afterEach(() => {
  Reflect.deleteProperty(window.navigator, 'locks');
  request.mockReset();
});

const task = vi.fn((isHeld: boolean) => Promise.resolve(isHeld ? 'done' : 'busy'));

test('a task runs once it has the lock, or hears that another tab has it', async () => {
  supportLocks();
  request.mockImplementation((_name, _options, use) => Promise.resolve(use({})));
  await expect(withTabLock('sending', {}, task)).resolves.toBe('done');
  expect(request).toHaveBeenLastCalledWith('sending', {}, expect.any(Function));
  request.mockImplementation((_name, _options, use) => Promise.resolve(use(null)));
  await expect(withTabLock('sending', { ifAvailable: true }, task)).resolves.toBe('busy');
});

test('it just runs where the browser has no locks', async () => {
  await expect(withTabLock('sending', {}, task)).resolves.toBe('done');
});

test('and where it refuses them', async () => {
  supportLocks();
  request.mockRejectedValue(new DOMException('no storage', 'SecurityError'));
  await expect(withTabLock('sending', {}, task)).resolves.toBe('done');
});

test('a task that fails is not run again', async () => {
  supportLocks();
  request.mockImplementation((_name, _options, use) => Promise.resolve(use({})));
  const failing = vi.fn(() => Promise.reject(new Error('down')));
  await expect(withTabLock('sending', {}, failing)).rejects.toThrow('down');
  expect(failing).toHaveBeenCalledOnce();
});
