import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { recoveryLinkTexts } from '@/content/office/recovery-link';
import { toAuthFailure } from '@/data/auth/errors';
import { useRecoveryLink } from '@/data/auth/mutations';
import { paths } from '@/lib/paths';
import { signInReason } from './auth-texts';

interface RecoveryLinkProps {
  tokenHash: string;
}

/** Exchanges the token of a mailed link for a session, when its button is pressed. */
export function RecoveryLink({ tokenHash }: RecoveryLinkProps) {
  const navigate = useNavigate();
  const link = useRecoveryLink();
  // A refused link is reported by the login form, where another one can be requested.
  const failure = link.isError && !isRefused(link.error) ? signInReason(link.error) : null;

  async function exchange() {
    try {
      await link.mutateAsync(tokenHash);
      await navigate(paths.login, { replace: true });
    } catch (error) {
      if (isRefused(error)) await navigate(`${paths.login}#error_code=otp_expired`, { replace: true });
    }
  }

  return (
    <>
      <p>{recoveryLinkTexts.explanation}</p>
      {failure !== null && (
        <Notice tone="warning" role="alert">
          {recoveryLinkTexts.failed(failure)}
        </Notice>
      )}
      <Button
        className="justify-self-start"
        aria-disabled={link.isPending}
        onClick={() => {
          if (!link.isPending) void exchange();
        }}
      >
        {link.isPending ? recoveryLinkTexts.busy : recoveryLinkTexts.button}
      </Button>
    </>
  );
}

function isRefused(error: unknown): boolean {
  return toAuthFailure(error).code === 'refused';
}
