/**
 * A name for a foundation that may not have one yet: the beginning of its id. The leading letter keeps
 * spreadsheets from reading a number: `12E45678` would become infinite, `05535123` shorter.
 */
export const fileNumber = (foundationId: string) => `G-${foundationId.slice(0, 8).toUpperCase()}`;
