import { Loading } from '@/components/ui/loading';
import { ownRequest as texts } from '@/content/public/request/own-request';
import { OfficePhone } from './office-phone';

/** While the request or its code is loaded; by CSS alone it says after five seconds, or once the code failed, whom to call. */
export function LateHelp() {
  return (
    <div className="noscript:hidden">
      <div role="alert" data-late-notice="soon" className="rounded-lg border-l-4 border-accent bg-accent-soft px-4">
        <p>
          {texts.late} <OfficePhone />
        </p>
      </div>
      <Loading text={texts.loading} />
    </div>
  );
}
