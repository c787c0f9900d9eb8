import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { focusElement } from '@/lib/focus-element';

/**
 * Puts the focus on the content when it appears after a navigation, such as signing in or out: the button that was pressed
 * is gone, and the content came later than the navigation ended. A page that was opened starts at its top.
 */
export function useArrivalFocus(): void {
  const { key } = useLocation();
  const arrive = useEffectEvent(() => {
    if (key !== 'default' && document.activeElement === document.body) focusElement(document.getElementById('content'));
  });
  useEffect(() => arrive(), []);
}
