import { isUndecided } from '../../../kit/api/api-error.ts';
import { CallError } from './request.ts';

const MAX_RETRIES = 2;

/** For reads that show their failure in place: they stay current and outlast a short outage. */
export const readOptions = {
  refetchInterval: 30_000,
  retry: (failures: number, error: unknown) =>
    failures < MAX_RETRIES && error instanceof CallError && isUndecided(error.error),
  // Without this, ra-core also shows the API's message as a toast.
  onError: () => {},
};
