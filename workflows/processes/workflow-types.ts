/** All workflows; Temporal knows each by the name of its function. */
export { dataExport } from './data-export.ts';
export { erasure } from './erasure.ts';
export { foundation } from './foundation.ts';
export { invoice } from './invoice.ts';
export { meeting } from './meeting.ts';
export { outboxMail } from './outbox-mail.ts';
