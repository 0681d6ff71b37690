/** All workflows; Temporal knows each by the name of its function. */
export { foundation } from './foundation.ts';
export { outboxMail } from './outbox-mail.ts';
