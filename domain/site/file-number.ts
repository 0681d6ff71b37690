/**
 * What people call a foundation that may have no name yet: the beginning of its id. The letter in front
 * keeps spreadsheets from taking it for a number: `12E45678` would become infinite, `05535123` shorter.
 */
export const fileNumber = (foundationId: string) => `G-${foundationId.slice(0, 8).toUpperCase()}`;
