/**
 * What calendars know an appointment of a foundation by. Mails and pages name it alike, so people who
 * take it from both have it once, and the mail that cancels it finds it.
 */
export const appointmentId = (foundationId: string, startsAt: string): string =>
  `${foundationId}-${Date.parse(startsAt) / 1_000}`;
