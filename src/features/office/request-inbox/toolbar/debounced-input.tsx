import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';

/** Milliseconds without typing. */
const debounceDelay = 100;

interface DebouncedInputProps extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'ref'> {
  value: string;
  onDebounced: (value: string) => void;
  /** Arrow down: moves to the results. */
  onDown: () => void;
}

/**
 * Reports its value debounced; Escape clears it at once. Uncontrolled, because the value comes back late and trimmed;
 * only a value that it did not report itself replaces the text.
 */
export function DebouncedInput({ value, onDebounced, onDown, ...props }: DebouncedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  // The last value that came back, and those that are still to come back.
  const reported = useRef([value]);
  const [typed, setTyped] = useState<{ text: string } | null>(null);

  function report(text: string) {
    if (text === reported.current.at(-1)) return;
    reported.current.push(text);
    onDebounced(text);
  }
  const reportLatest = useEffectEvent(report);

  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => reportLatest(typed.text.trim()), debounceDelay);
    return () => clearTimeout(timer);
  }, [typed]);

  useEffect(() => {
    const sent = reported.current.indexOf(value);
    reported.current = sent === -1 ? [value] : reported.current.slice(sent);
    if (sent === -1 && input.current) input.current.value = value;
  }, [value]);

  return (
    <input
      {...props}
      ref={input}
      defaultValue={value}
      onChange={({ target }) => setTyped({ text: target.value })}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') {
          event.preventDefault();
          onDown();
        }
        if (event.key !== 'Escape' || event.currentTarget.value === '') return;
        event.preventDefault();
        event.currentTarget.value = '';
        setTyped(null);
        report('');
      }}
    />
  );
}
