import { LegalText } from '@/components/layout/legal-text';
import { privacy } from '@/content/privacy';

export function PrivacyText() {
  return <LegalText sections={privacy} />;
}
