import { type FirstLink, issueFirstLink } from '#modules/upload-links/upload-links.ts';
import type { Dependencies } from './dependencies.ts';
import { type MailToSend, sendMail } from './mails.ts';
import { sendOutboxMail } from './outbox-mail.ts';
import { loadProgress } from './progress.ts';
import { withoutPersonalData } from './safe-errors.ts';
import { createSteps } from './steps.ts';

export type Activities = ReturnType<typeof createActivities>;

/** Everything the workflows can have done. Arguments and results hold ids, never names. */
export function createActivities(deps: Dependencies) {
  return withoutPersonalData({
    ...createSteps(deps),
    loadProgress: (foundationId: string) => loadProgress(deps, foundationId),
    issueUploadLink: (link: FirstLink) =>
      issueFirstLink(deps.db, deps.linkSecret, link, deps.now()),
    sendMail: (order: MailToSend) => sendMail(deps, order),
    sendOutboxMail: (outboxId: string) => sendOutboxMail(deps, outboxId),
  });
}
