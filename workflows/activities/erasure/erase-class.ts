import type { Database } from '#database/connection.ts';
import { keyOf, type PersonClass, participantKey } from '#domain/erasures/classes.ts';
import { notaryKey, type PersonKeys } from '#event-store/personal-data.ts';
import { type EventStore, streamOf } from '#event-store/port.ts';
import { leavingMember } from '#modules/accounts/directory/leaving-members.ts';
import { removeNameOf } from '#modules/accounts/directory/remove-user.ts';
import { forgetVisitor } from '#modules/appointments/meetings/close.ts';
import { forgetPayloadsIn } from '#modules/commands/commands.ts';
import { forgetContributionsIn } from '#modules/contributions/lines.ts';
import { forgetBillsIn } from '#modules/costs/bills.ts';
import { forgetOwnTasksIn } from '#modules/desk/own-tasks.ts';
import { forgetDutiesIn } from '#modules/duties/followed.ts';
import { exportIdsOf } from '#modules/erasures/exports.ts';
import { removeUsers } from '#modules/erasures/remove-users.ts';
import type { FileStore } from '#modules/files/file-store.ts';
import { filesOf, removeFiles } from '#modules/files/stored-files.ts';
import { forgetNotesIn } from '#modules/foundations/notes.ts';
import { forgetInquiriesOf } from '#modules/inquiries/inquiries.ts';
import {
  forgetMessageFiles,
  forgetReadingsOf,
  messageFilesEnding,
  messageFilesIn,
} from '#modules/messages/erased.ts';
import { forgetLettersIn } from '#modules/outbox/sweep-letters.ts';
import { forgetRecipientsIn } from '#modules/outbox/unsent-mails.ts';
import { removeRoomsOf } from '#modules/rooms/rooms.ts';
import { revokeUploadLinks } from '#modules/upload-links/upload-links.ts';
import {
  draftsOf,
  foundationsOfFounder,
  participantsWithAccount,
  partsOf,
} from '#projections/foundations/of-founder.ts';
import { readablePart, rewrite } from '#projections/foundations/rewrite.ts';
import { Attempts } from '../../worker/attempts.ts';

export interface EraseDeps {
  db: Database;
  events: Pick<EventStore, 'read'>;
  keys: Pick<PersonKeys, 'erase' | 'openEvents'>;
  files: Pick<FileStore, 'remove'>;
  exportFiles: Pick<FileStore, 'remove'>;
  linkSecret: string;
  now: () => Date;
}

/**
 * Erases classes of what is known about a person; repeating it changes nothing. The read models come last: should
 * that fail, all rows and keys are gone already.
 */
export async function eraseClasses(
  deps: EraseDeps,
  person: string,
  gone: readonly PersonClass[],
): Promise<void> {
  for (const retention of gone) await eraseRows(deps, person, retention);
  await rewriteAllOf(deps, person);
}

/** Erases rows, files and key of one class. The read models keep their text until `rewriteAllOf`. */
export async function eraseRows(
  deps: EraseDeps,
  person: string,
  retention: PersonClass,
): Promise<void> {
  await eraseBy[retention](deps, person);
  for (const key of await participantsEndingWith(deps, person)) {
    await deps.keys.erase(keyOf(key, retention));
  }
  await deps.keys.erase(keyOf(person, retention));
}

/**
 * Keys of participants whose data end with this person: their own, wherever they take part or have taken part,
 * and in the formations they have led those of people without an account of their own.
 */
async function participantsEndingWith(
  { db, events }: Pick<EraseDeps, 'db' | 'events'>,
  person: string,
): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const { foundationId, participantId, role } of await partsOf(db, person)) {
    keys.add(participantKey(foundationId, participantId));
    if (role !== 'lead') continue;
    const others = await participantsWithAccount(db, foundationId);
    for (const { type, data } of await readablePart(events, streamOf(foundationId))) {
      if (type !== 'ParticipantStated' || typeof data.participantId !== 'string') continue;
      if (!others.has(data.participantId))
        keys.add(participantKey(foundationId, data.participantId));
    }
  }
  return keys;
}

const eraseBy: Record<PersonClass, (deps: EraseDeps, person: string) => Promise<void>> = {
  profile: eraseProfile,
  formation: eraseFormations,
  'law-firm-file': eraseDrafts,
  // `sweepOrders` removes these rows on their day; only sealed texts have a key.
  invoice: async () => undefined,
};

/** Erases the account last: after a crash, the remaining rows are found by its address. */
async function eraseProfile(deps: EraseDeps, person: string): Promise<void> {
  const { db, exportFiles, linkSecret, now } = deps;
  const account = await leavingMember(db, person);
  if (!account) return removeNameOf(db, person);
  for (const id of await exportIdsOf(db, person)) await exportFiles.remove(id);
  await forgetVisitor(db, linkSecret, account.email, now());
  await forgetInquiriesOf(db, account.email);
  await forgetReadingsOf(db, person);
  await removeUsers(db, [person], { kept: new Set() });
}

async function eraseFormations(deps: EraseDeps, person: string): Promise<void> {
  const { db, keys, files, now } = deps;
  const ids = (await foundationsOfFounder(db, person)).map(({ id }) => id);
  const drafts = await draftsOf(db, ids);
  const attached = await messageFilesIn(db, ids);
  const others = (await filesOf(db, ids)).filter(({ id }) => !drafts.has(id) && !attached.has(id));
  await removeFiles(
    db,
    files,
    others.map(({ id }) => id),
  );
  await eraseMessageFiles(deps, 'formation', { personId: person, led: ids });
  await forgetNotesIn(db, ids);
  await forgetOwnTasksIn(db, ids);
  await forgetContributionsIn(db, ids);
  await forgetBillsIn(db, ids);
  await forgetLettersIn(db, ids);
  await forgetRecipientsIn(db, ids);
  await forgetPayloadsIn(db, ids);
  await removeRoomsOf(db, ids);
  await forgetDutiesIn(db, ids);
  for (const id of ids) {
    await revokeUploadLinks(db, id, now());
    await keys.erase(notaryKey(id));
  }
}

async function eraseDrafts(deps: EraseDeps, person: string): Promise<void> {
  const { db, files } = deps;
  const ids = (await foundationsOfFounder(db, person)).map(({ id }) => id);
  const drafts = await draftsOf(db, ids);
  await removeFiles(db, files, [...drafts.keys()]);
  await eraseMessageFiles(deps, 'law-firm-file', { personId: person, led: ids });
}

/** Removes the bytes before the rows that name them. */
async function eraseMessageFiles(
  { db, files }: EraseDeps,
  retention: PersonClass,
  whose: { personId: string; led: readonly string[] },
): Promise<void> {
  const ids = await messageFilesEnding(db, retention, whose);
  await removeFiles(db, files, ids);
  await forgetMessageFiles(db, ids);
}

/** Rewrites the read models of a person's cases, one by one, without the texts that no key opens any more. */
export async function rewriteAllOf(
  { db, events, keys }: Pick<EraseDeps, 'db' | 'events' | 'keys'>,
  person: string,
): Promise<void> {
  const rewritings = new Attempts();
  const formations = new Set((await partsOf(db, person)).map(({ foundationId }) => foundationId));
  for (const id of formations) {
    await rewritings.of(() => rewrite(db, events, (batch) => keys.openEvents(batch), id));
  }
  // All other cases are rewritten by now; the caller tries again.
  rewritings.end();
}
