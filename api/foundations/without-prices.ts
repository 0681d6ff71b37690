import { may, type TeamRole } from '#domain/desk/rights.ts';
import type { ParticipationRole } from '#projections/read-models/participations.ts';

/** Fields with prices of our package, at any depth of a page, an entry or an event. */
const prices: readonly string[] = ['netCents', 'serviceNetCents', 'lawFirmNetCents', 'grossCents'];

/** One of the team, or as what a member takes part. */
export type Reader = TeamRole | ParticipationRole;

/** Those who lead a formation see prices, and those of the team with the right to them. */
export const seesPrices = (reader: Reader) =>
  reader === 'lead' || (reader !== 'co-founder' && may(reader, 'money.read'));

/** The value without prices that the reader may not see. */
export const shownTo = <Value>(reader: Reader, value: Value): Value =>
  seesPrices(reader) ? value : (withoutPrices(value) as Value);

function withoutPrices(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPrices);
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([name]) => !prices.includes(name));
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutPrices(each)]));
}
