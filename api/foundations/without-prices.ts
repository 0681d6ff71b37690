import { may, type TeamRole } from '#domain/desk/rights.ts';

/** What our package costs, at whatever depth of a page, an entry or an event it stands. */
const prices: readonly string[] = ['netCents', 'serviceNetCents', 'lawFirmNetCents', 'grossCents'];

/** Founders see what they pay; of the team not everybody has to do with it. */
export const seesPrices = (role: TeamRole | 'member') =>
  role === 'member' || may(role, 'money.read');

/** The value as the role may read it. */
export const shownTo = <Value>(role: TeamRole | 'member', value: Value): Value =>
  seesPrices(role) ? value : (withoutPrices(value) as Value);

function withoutPrices(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPrices);
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([name]) => !prices.includes(name));
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutPrices(each)]));
}
