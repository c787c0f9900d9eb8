import { Loading } from '@/components/ui/loading';
import { RetryNotice } from '@/components/ui/retry-notice';

export interface QueryStateProps<Data = unknown> {
  query: {
    data: Data | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  texts: { loading: string; loadFailed: string };
}

/** That a query is fetching, or failed; nothing once its data is there. */
export function QueryState({ query: { data, isError, isFetching, refetch }, texts }: QueryStateProps) {
  if (isError && !isFetching) {
    return (
      <RetryNotice role="alert" className="mt-4" onRetry={() => void refetch()}>
        <p>{texts.loadFailed}</p>
      </RetryNotice>
    );
  }
  return data === undefined && <Loading text={texts.loading} />;
}
