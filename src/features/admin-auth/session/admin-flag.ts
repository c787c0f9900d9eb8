import { readStored, removeStored, storageKeys, writeStored } from '@/lib/storage';

// Only opens the frame of the back-office: data needs a session (D-09).

export function hasAdminFlag(): boolean {
  return readStored(storageKeys.adminFlag) === 'true';
}

export function setAdminFlag(): void {
  writeStored(storageKeys.adminFlag, 'true');
}

export function clearAdminFlag(): void {
  removeStored(storageKeys.adminFlag);
}
