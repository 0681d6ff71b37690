/** What people call a foundation that may have no name yet: the beginning of its id. */
export const fileNumber = (foundationId: string) => foundationId.slice(0, 8).toUpperCase();
