import { useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths';

/**
 * Where signing in leads: the back-office as it was opened, for instance with the request of a shared link. Whoever
 * redirects to /login passes the search parameters as the state of that navigation.
 */
export function useRedirectPath(): string {
  const location = useLocation();
  const state: unknown = location.state;
  return typeof state === 'string' && state.startsWith('?') ? paths.admin + state : paths.admin;
}
