/** What a code of the room withstands: 3 an hour, 5 wrong tries each, 10 a day, for 10 minutes. */
export const roomCode = {
  perHour: 3,
  triesEach: 5,
  triesPerDay: 10,
  validMs: 10 * 60_000,
  /** A mail that comes later would bring a code that is about to end. */
  mailedWithinMs: 9 * 60_000,
} as const;

/** Six digits; people type them with spaces. */
export const isRoomCode = (text: string): boolean => /^\d{6}$/.test(text);
