import { lazy, Suspense, type ComponentType } from 'react';
import { useToasterWish } from '@/components/ui/toaster-wish';

const Toaster = lazy<ComponentType>(loadToaster);

/** Without its messages the page still works, so a toaster that cannot be loaded must not take the page with it. */
async function loadToaster() {
  try {
    return { default: (await import('@/components/ui/toaster')).Toaster };
  } catch (error) {
    console.warn('The notification area could not be loaded', error);
    return { default: () => null };
  }
}

/** Messages at the top right, from when there can be any. */
export function NotificationArea() {
  const isWished = useToasterWish();
  return <Suspense fallback={null}>{isWished && <Toaster />}</Suspense>;
}
