import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';

/** Milliseconds without a key after which typing has settled. */
const settleAfter = 250;

interface SettledInputProps extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'ref'> {
  value: string;
  onSettle: (value: string) => void;
}

/**
 * An input that tells its value once typing has settled; Escape empties it at once. It keeps its own text, because the
 * value comes back late and trimmed and would undo keys; only a value that it did not tell itself replaces the text.
 */
export function SettledInput({ value, onSettle, ...props }: SettledInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(value);
  const [typed, setTyped] = useState<{ text: string } | null>(null);

  function tell(text: string) {
    if (text === told.current) return;
    told.current = text;
    onSettle(text);
  }
  const settle = useEffectEvent(tell);

  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => settle(typed.text.trim()), settleAfter);
    return () => clearTimeout(timer);
  }, [typed]);

  useEffect(() => {
    if (value === told.current || !input.current) return;
    told.current = value;
    input.current.value = value;
  }, [value]);

  return (
    <input
      {...props}
      ref={input}
      defaultValue={value}
      onChange={({ target }) => setTyped({ text: target.value })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.currentTarget.value === '') return;
        event.preventDefault();
        event.currentTarget.value = '';
        setTyped(null);
        tell('');
      }}
    />
  );
}
