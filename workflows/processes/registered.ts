/** Every workflow the worker runs. */
export { foundation } from './foundation.ts';
export { outboxMail } from './outbox-mail.ts';
