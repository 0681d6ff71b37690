/** Why a login with a provider did not succeed; clients read it as `?reason=`. */
type Reason =
  /** Cancelled, or an answer that cannot be trusted. */
  | 'INVALID_CREDENTIALS'
  /** The provider does not accept its own code, which has been used or is too old. */
  | 'INVALID_TOKEN'
  /** The address belongs to an account that does not log in this way. */
  | 'INVALID_PROVIDER'
  | 'USER_SUSPENDED'
  /** Accounts of the team. */
  | 'FORBIDDEN'
  | 'SERVICE_UNAVAILABLE';

export interface ProviderRefusal {
  refused: Reason;
  /** For the log; neither secrets nor personal data. */
  detail: string;
  userId?: string;
}

export const isRefused = (result: object): result is ProviderRefusal => 'refused' in result;
