import { ChangingText } from '@/components/ui/changing-text';

interface MailLineProps {
  /** What saving mails, and to whom; '' for nothing. */
  text: string;
  /** On the box to save without; '' where there is nothing to leave out. */
  withoutMail: string;
  isWithoutMail: boolean;
  onChange: (isWithoutMail: boolean) => void;
}

/** Beside the button of an action: what it mails, and the choice to do it without. */
export function MailLine({ text, withoutMail, isWithoutMail, onChange }: MailLineProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      {/* Always rendered, or a screen reader would not announce what appears in it. */}
      <p role="status">
        <ChangingText>{text}</ChangingText>
      </p>
      {withoutMail !== '' && (
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="tick-box"
            checked={isWithoutMail}
            onChange={({ target }) => onChange(target.checked)}
          />
          {withoutMail}
        </label>
      )}
    </div>
  );
}
