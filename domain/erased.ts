/** What a personal field reads as once the key of its person is gone. */
export const ERASED = '[erased]';
