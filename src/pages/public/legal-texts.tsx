import { LegalText } from '@/components/layout/legal-text';
import { privacy } from '@/content/legal/privacy';
import { terms } from '@/content/legal/terms';

export function PrivacyText() {
  return <LegalText sections={privacy} />;
}

export function TermsText() {
  return <LegalText sections={terms} />;
}
