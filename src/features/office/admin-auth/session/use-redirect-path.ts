import { useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths';

/**
 * Where signing in leads: the page of the back-office that was opened, with its search parameters, such as the request
 * of a shared link. A redirect to /login passes it as navigation state.
 */
export function useRedirectPath(): string {
  const location = useLocation();
  const state: unknown = location.state;
  return typeof state === 'string' && new RegExp(`^${paths.admin}(?![^/?#])`).test(state) ? state : paths.admin;
}
