import { useState } from 'react';
import { CallForm } from '@/components/request/call-form';
import { Confirmation } from '@/components/request/confirmation';
import { Button } from '@/components/ui/button';
import { momentTexts as texts } from '@/content/public/request/own-request';
import { useAskForCall } from '@/data/own-request/mutations';

interface CallMeProps {
  customerKey: string;
  hasPhone: boolean;
}

/** For who would rather be called than pick a moment. */
export function CallMe({ customerKey, hasPhone }: CallMeProps) {
  const asking = useAskForCall(customerKey);
  const [step, setStep] = useState<'none' | 'asking' | 'asked'>('none');
  if (step === 'none') {
    return (
      <Button variant="quiet" onClick={() => setStep('asking')}>
        {texts.call}
      </Button>
    );
  }
  return (
    <div className="w-full">
      {step === 'asking' && (
        <CallForm
          ask={asking.mutateAsync}
          hasPhone={hasPhone}
          onAsked={() => setStep('asked')}
          onBack={() => setStep('none')}
        />
      )}
      {step === 'asked' && <Confirmation>{texts.called}</Confirmation>}
    </div>
  );
}
