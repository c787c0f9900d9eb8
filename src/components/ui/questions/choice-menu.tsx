import * as Menu from '@radix-ui/react-dropdown-menu';
import { Check, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Choice<Value extends string> {
  value: Value;
  label: string;
  Icon?: LucideIcon;
}

interface ChoiceMenuProps<Value extends string> {
  /** What the button shows. */
  children: ReactNode;
  className: string;
  /** Accessible name, where the content of the button is not enough. */
  label?: string;
  choices: readonly Choice<Value>[];
  /** The current choice; null when there is none. */
  current: Value | null;
  onChoose: (value: Value) => void;
}

/** A button with a menu of choices. Not a select, which would apply every choice that the arrow keys pass. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { children, className, label, choices, current, onChoose } = props;
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger {...(label !== undefined && { 'aria-label': label })} className={className}>
        {children}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-30 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto rounded-xl border border-line bg-surface p-1 shadow-xl"
        >
          <Menu.RadioGroup value={current ?? ''}>
            {choices.map(({ value, label: name, Icon }) => (
              <Menu.RadioItem
                key={value}
                value={value}
                onSelect={() => {
                  if (value !== current) onChoose(value);
                }}
                className="flex min-h-11 cursor-pointer items-center gap-2 rounded-lg px-3 font-semibold outline-none data-highlighted:bg-primary data-highlighted:text-on-primary"
              >
                {Icon && <Icon aria-hidden="true" className="size-4 shrink-0" />}
                <span className="min-w-0 flex-1">{name}</span>
                <Menu.ItemIndicator>
                  <Check aria-hidden="true" className="size-4" />
                </Menu.ItemIndicator>
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
