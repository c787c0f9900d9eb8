import { useEffect, useState } from 'react';

/** A value that follows `value` once it stayed the same for `delay` ms, and a function to follow it at once. */
export function useSettled(value: string, delay: number): [settled: string, settleNow: () => void] {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return [settled, () => setSettled(value)];
}
