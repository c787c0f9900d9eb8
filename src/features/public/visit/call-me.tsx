import { Confirmation } from './confirmation';
import { Button } from '@/components/ui/button';
import { momentTexts as texts } from '@/content/public/request/own-request';
import { CallForm } from './call-form';

export type CallStep = 'none' | 'asking' | 'asked';

interface CallMeProps {
  customerKey: string;
  hasPhone: boolean;
  step: CallStep;
  onStep: (step: CallStep) => void;
}

/** For who would rather be called than pick a moment: a button, the form that it opens, and that we call. */
export function CallMe({ customerKey, hasPhone, step, onStep }: CallMeProps) {
  if (step === 'asked') return <Confirmation>{texts.called}</Confirmation>;
  if (step === 'asking') {
    return <CallForm {...{ customerKey, hasPhone }} onAsked={() => onStep('asked')} onBack={() => onStep('none')} />;
  }
  return (
    <Button variant="quiet" onClick={() => onStep('asking')}>
      {texts.call}
    </Button>
  );
}
