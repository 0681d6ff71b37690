import { createHash } from 'node:crypto';
import { demoPersonId } from '#modules/accounts/demo-accounts.ts';

/** An id by kind and number; `idsInSql` has the same function for the database. */
export function idOf(kind: string, number: number): string {
  const hex = createHash('md5').update(`${kind} ${number}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** The first two formations belong to the demo's founder. */
export const OWN = 2;
const founder = demoPersonId('founder@example.com');
export const TEAM = 20;

export const memberOf = (number: number): string =>
  number < OWN ? founder : idOf('member', number);
/** The demo's staff account, which is measured, has its share of the work. */
export const staffOf = (number: number): string =>
  number % TEAM === 0 ? demoPersonId('staff@example.com') : idOf('staff', number % TEAM);
export const lawyer = demoPersonId('lawyer@example.com');

/** Functions for statements on one connection. */
export const idsInSql = [
  `create function pg_temp.id(kind text, number bigint) returns uuid language sql immutable as $$
     select overlay(overlay(md5(kind || ' ' || number::text) placing '4' from 13) placing '8' from 17)::uuid $$`,
  `create function pg_temp.member(number bigint) returns uuid language sql immutable as $$
     select case when number < ${OWN} then '${founder}'::uuid else pg_temp.id('member', number) end $$`,
  `create function pg_temp.staff(number bigint) returns uuid language sql immutable as $$
     select case when number % ${TEAM} = 0 then '${staffOf(0)}'::uuid
       else pg_temp.id('staff', number % ${TEAM}) end $$`,
  `create function pg_temp.pick(texts text[], number bigint) returns text language sql immutable as $$
     select texts[number % cardinality(texts) + 1] $$`,
];
