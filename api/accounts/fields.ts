import type { Database } from '#database/connection.ts';
import { roleOfId } from '#modules/accounts/profile/account-fields.ts';
import { type Avatar, readAvatars } from '#modules/accounts/profile/avatars/avatars.ts';
import type { Me } from '#modules/accounts/profile/me.ts';
import { invalidQuery } from '../http/errors.ts';
import {
  type FileView,
  fileFields,
  type PickedUser,
  type RoleView,
  roleFields,
} from './user-views.ts';

const MAX_FIELDS = 100;
const MAX_DEPTH = 10;

/** `fields` as Directus clients send it: `a,b`, repeated, or `fields[]`. @throws ApiError 400 */
export function requestedFields(query: Record<string, unknown>): string[] {
  const given = [query.fields, query['fields[]']].flat().filter((one) => one !== undefined);
  const fields = given.flatMap((one) => String(one).split(',')).map((one) => one.trim());
  const wanted = fields.filter(Boolean);
  if (wanted.length > MAX_FIELDS) throw invalidQuery('Too many fields');
  if (wanted.some((field) => field.split('.').length > MAX_DEPTH)) {
    throw invalidQuery('Fields are nested too deeply');
  }
  return wanted.length > 0 ? wanted : ['*'];
}

/** The requested fields of these people, with the stored data about their pictures. */
export async function viewsOf(
  db: Database,
  people: readonly Me[],
  fields: string[],
): Promise<PickedUser[]> {
  const asked = fields.some((field) => /^(avatar|\*)\./.test(field));
  const ids = asked ? people.flatMap(({ avatar }) => avatar ?? []) : [];
  const pictures = ids.length > 0 ? await readAvatars(db, ids) : [];
  const files = new Map(pictures.map((picture) => [picture.id, fileView(picture)]));
  return people.map((person) => pickFields(person, fields, files.get(person.avatar ?? '')));
}

/** As in Directus, a missing or unreadable field is no error: the answer is the id alone. */
function pickFields(me: Me, fields: string[], avatar: FileView | undefined): PickedUser {
  let picked: PickedUser = {};
  const related = { role: roleView(me.role), avatar };
  for (const field of fields) {
    const [column = '', ...rest] = field.split('.');
    if (column === '*' && rest.every((part) => part === '*')) {
      picked = { ...me, ...picked };
      if (rest.length > 0) picked = { ...picked, role: related.role, avatar: avatar ?? null };
    } else if (column === 'role' && isOneOf(rest, roleFields)) {
      picked.role = { ...partsOf(picked.role), ...pick(related.role, rest[0]) };
    } else if (column === 'avatar' && isOneOf(rest, fileFields)) {
      picked.avatar = avatar ? { ...partsOf(picked.avatar), ...pick(avatar, rest[0]) } : null;
    } else if (rest.length === 0 && isField(me, column)) {
      picked = { [column]: me[column], ...picked };
    } else {
      return { id: me.id };
    }
  }
  return picked;
}

const isField = (me: Me, name: string): name is keyof Me => Object.hasOwn(me, name);

const isOneOf = (rest: readonly string[], names: readonly string[]) =>
  rest.length === 1 && (rest[0] === '*' || names.includes(rest[0] ?? ''));

const pick = <T extends object>(view: T, field = '*'): Partial<T> =>
  field === '*' ? view : ({ [field]: view[field as keyof T] } as Partial<T>);

/** The picked fields, unless the id stands for all of them. */
const partsOf = <T>(picked: T): Exclude<T, string | null | undefined> | object =>
  typeof picked === 'object' && picked !== null ? picked : {};

function roleView(id: string): RoleView {
  const name = roleOfId(id);
  return { id, name, admin_access: name === 'admin', app_access: name !== 'member' };
}

/** A picture as Directus describes a file. */
export function fileView(picture: Avatar): FileView {
  const { id, title, type, width, height, filename_download, uploaded_by } = picture;
  const uploaded_on = picture.created_at.toISOString();
  return {
    id,
    storage: 'local',
    filename_disk: id,
    filename_download,
    title,
    type,
    folder: null,
    uploaded_by,
    created_on: uploaded_on,
    uploaded_on,
    modified_by: null,
    modified_on: uploaded_on,
    charset: null,
    filesize: String(picture.filesize),
    width,
    height,
    duration: null,
    description: null,
    location: null,
    tags: null,
    metadata: null,
  };
}
