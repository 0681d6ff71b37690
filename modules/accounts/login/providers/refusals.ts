/** Why a login with a provider failed; clients read it as `?reason=`. */
type Reason =
  /** Cancelled by the person, or an answer that cannot be trusted. */
  | 'INVALID_CREDENTIALS'
  /** The provider's code was used before or is too old. */
  | 'INVALID_TOKEN'
  /** The address belongs to an account with another way of logging in. */
  | 'INVALID_PROVIDER'
  | 'USER_SUSPENDED'
  /** The account belongs to the team. */
  | 'FORBIDDEN'
  | 'SERVICE_UNAVAILABLE';

export interface ProviderRefusal {
  refused: Reason;
  /** Text for the log, without secrets and personal data. */
  detail: string;
  userId?: string;
}

export const isRefused = (result: object): result is ProviderRefusal => 'refused' in result;
