import { may, type TeamRole } from '#domain/desk/rights.ts';

/** Fields with prices of our package, at any depth of a page, an entry or an event. */
const prices: readonly string[] = ['netCents', 'serviceNetCents', 'lawFirmNetCents', 'grossCents'];

/** Founders see prices, and those of the team with the right to them. */
export const seesPrices = (role: TeamRole | 'member') =>
  role === 'member' || may(role, 'money.read');

/** The value without prices that the role may not see. */
export const shownTo = <Value>(role: TeamRole | 'member', value: Value): Value =>
  seesPrices(role) ? value : (withoutPrices(value) as Value);

function withoutPrices(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPrices);
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([name]) => !prices.includes(name));
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutPrices(each)]));
}
