import { act } from '@testing-library/react';
import type { SessionState } from '@/data/auth/session-store';

export const signedIn: SessionState = { phase: 'signed-in', email: 'beheer@woninglabel.example', userId: 'admin-1' };

export const recovering: SessionState = { phase: 'recovering', email: 'beheer@woninglabel.example', userId: 'admin-1' };

/** Stands in for the session of the page: a test says who is signed in. */
export function fakeSession() {
  const listeners = new Set<() => void>();
  let state: SessionState = { phase: 'checking' };
  let isLeaving = false;
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state,
    leave() {
      isLeaving = true;
    },
    forget() {
      this.become({ phase: 'signed-out', isUnreachable: false, ...(isLeaving && { isByChoice: true }) });
    },
    become(next: SessionState) {
      act(() => {
        state = next;
        listeners.forEach((listener) => listener());
      });
    },
  };
}
