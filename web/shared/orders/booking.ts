/** The parts of the address that say for which redemption a time is chosen, and with whom. */
export const BOOK = 'book';
export const WITH = 'with';

/** The address at which a time is chosen, of the page of the order. */
export const booking = (page: string, redemptionId: string, personId?: string): string =>
  `${page}?${new URLSearchParams({ [BOOK]: redemptionId, ...(personId && { [WITH]: personId }) })}`;
