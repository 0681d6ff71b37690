/**
 * What calendars know an appointment of a foundation by. Mails and pages name it alike, so people who
 * take it from both have it once, and the mail that cancels it finds it.
 *
 * @param startsAt when it was first to begin, also once it has been moved
 */
export const appointmentId = (foundationId: string, startsAt: string): string =>
  `${foundationId}-${Date.parse(startsAt) / 1_000}`;

/**
 * How many events there are, as mails count them: of two files the later one counts, whether it came by
 * mail or from a page.
 *
 * @param revision of the foundation, which is 0 after its first event
 */
export const appointmentSequence = (revision: number): number => revision + 1;

/** Where the appointment that a page of the member area shows is a file for calendars. */
export const appointmentFile = (page: string): string => `${page}appointment.ics`;
