import { readItem, removeItem, storageKeys, writeItem } from '@/lib/browser/storage';

// Only opens the frame of the back-office: data needs a session (D-09).

export function hasAdminFlag(): boolean {
  return readItem(storageKeys.adminFlag) === 'true';
}

export function setAdminFlag(): void {
  writeItem(storageKeys.adminFlag, 'true');
}

export function clearAdminFlag(): void {
  removeItem(storageKeys.adminFlag);
}
