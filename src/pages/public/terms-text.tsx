import { LegalText } from '@/components/layout/legal-text';
import { terms } from '@/content/legal/terms';

export function TermsText() {
  return <LegalText sections={terms} />;
}
