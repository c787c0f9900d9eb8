import { useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths';

/**
 * Where signing in leads to: the view of the back-office that was asked for, such as a shared link to a request. Whoever
 * sends somebody to /login puts its search parameters into the state of that navigation.
 */
export function useAskedView(): string {
  const location = useLocation();
  const state: unknown = location.state;
  return typeof state === 'string' && state.startsWith('?') ? paths.admin + state : paths.admin;
}
