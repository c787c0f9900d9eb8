import { LegalText } from '@/components/layout/legal-text';
import { privacy } from '@/content/legal/privacy';

export function PrivacyText() {
  return <LegalText sections={privacy} />;
}
