import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { focusElement } from '@/lib/browser/focus-element';

/**
 * Focuses the content when it appears after a navigation, such as signing in or out: the button that was pressed is
 * gone, and the content appears after the navigation. A page that was loaded directly starts at its top.
 */
export function useArrivalFocus(): void {
  const { key } = useLocation();
  const arrive = useEffectEvent(() => {
    if (key !== 'default' && document.activeElement === document.body) focusElement(document.getElementById('content'));
  });
  useEffect(() => arrive(), []);
}
