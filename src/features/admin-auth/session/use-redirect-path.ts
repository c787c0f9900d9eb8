import { useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths';

/**
 * Where signing in leads: the back-office with the search parameters that it was opened with, such as the request of a
 * shared link. A redirect to /login passes them as navigation state.
 */
export function useRedirectPath(): string {
  const location = useLocation();
  const state: unknown = location.state;
  return typeof state === 'string' && state.startsWith('?') ? paths.admin + state : paths.admin;
}
