import { randomUUID } from 'node:crypto';
import { subDays } from 'date-fns/subDays';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import type { ForeignText } from '#domain/foreign-text.ts';
import { cleanStem } from '../../../files/file-name.ts';
import type { AvatarRow } from '../../tables.ts';
import { type ImageFault, type ImageType, redraw } from './image.ts';

/** The id of an uploaded picture, or null. */
export const avatarField = z.uuid().nullable();

const described = [
  'id',
  'uploaded_by',
  'title',
  'filename_download',
  'type',
  'width',
  'height',
  'created_at',
] as const satisfies (keyof AvatarRow)[];

export type Avatar = Pick<Selectable<AvatarRow>, (typeof described)[number]> & { filesize: number };

const extensions: Record<ImageType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Number of uploaded pictures that are not chosen. */
const UNUSED_MAX = 5;

/** Stores a picture; a person's oldest unused ones make room for it. */
export async function storeAvatar(
  db: Database,
  personId: string,
  { bytes, name, title }: { bytes: Buffer; name: ForeignText; title: string | undefined },
): Promise<Avatar | ImageFault> {
  const image = await redraw(bytes);
  if (typeof image === 'string') return image;
  const stem = cleanStem(name, /(\.(jpe?g|png|webp)){1,9}$/i) || 'avatar';
  const id = randomUUID();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('avatars')
      .values({
        id,
        uploaded_by: personId,
        title: title ?? stem,
        filename_download: `${stem}.${extensions[image.type]}`,
        ...image,
      })
      .execute();
    await sql`
      delete from avatars where uploaded_by = ${personId} and ${unused} and id not in (
        select id from avatars where uploaded_by = ${personId} and ${unused}
        order by created_at desc, id limit ${UNUSED_MAX}
      )`.execute(trx);
  });
  const [stored] = await readAvatars(db, [id]);
  if (!stored) throw new Error('A picture is missing right after the insert.');
  return stored;
}

const unused = sql`not exists (select from users where users.avatar = avatars.id)`;

export const readAvatars = (db: Database, ids: readonly string[]): Promise<Avatar[]> =>
  db
    .selectFrom('avatars')
    .select(described)
    .select(sql<number>`length(bytes)`.as('filesize'))
    .where('id', 'in', ids)
    .execute();

/** Opens a picture for its person or for everybody. */
export async function openAvatar(
  db: Database,
  id: string,
  belongsTo: string | undefined,
): Promise<Pick<Selectable<AvatarRow>, 'bytes' | 'type' | 'filename_download'> | undefined> {
  let query = db
    .selectFrom('avatars')
    .select(['bytes', 'type', 'filename_download'])
    .where('id', '=', id);
  if (belongsTo !== undefined) query = query.where('uploaded_by', '=', belongsTo);
  return query.executeTakeFirst();
}

/** Whether one of these people uploaded the picture. */
export async function isAvatarOf(
  db: Database,
  id: string,
  personIds: readonly string[],
): Promise<boolean> {
  const row = await db
    .selectFrom('avatars')
    .select('id')
    .where('id', '=', id)
    .where('uploaded_by', 'in', personIds)
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes an uploaded picture a person's avatar, and removes the previous one. */
export async function setAvatar(
  trx: Database,
  personId: string,
  avatarId: string | null,
): Promise<void> {
  if (avatarId) {
    await trx
      .updateTable('avatars')
      .set({ uploaded_by: personId })
      .where('id', '=', avatarId)
      .execute();
  }
  const before = await trx
    .selectFrom('users')
    .select('avatar')
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
  await trx
    .updateTable('users')
    // Another upload may have removed the picture meanwhile.
    .set({ avatar: sql<string | null>`(select id from avatars where id = ${avatarId}::uuid)` })
    .where('id', '=', personId)
    .execute();
  if (before?.avatar && before.avatar !== avatarId) {
    await trx.deleteFrom('avatars').where('id', '=', before.avatar).execute();
  }
}

/**
 * Removes pictures that nobody chose within a day.
 *
 * @returns the number removed
 */
export async function sweepAvatars(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('avatars')
    .where('created_at', '<', subDays(now, 1))
    .where(sql<boolean>`${unused}`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
