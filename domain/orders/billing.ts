import { z } from 'zod';
import type { Locale } from '../site/paths.ts';
import { isPrintable } from '../site/printing/printable.ts';
import { line, optional, required } from '../text.ts';
import { billingCountries, countryNames } from './countries/names.ts';
import { isOurs, type Vendor } from './totals.ts';

/** German ones only: an invoice to a business elsewhere would be one without VAT, which we do not write. */
const vatId = z
  .string()
  .trim()
  .max(40, 'NOT_A_VAT_ID')
  .transform((value) => value.replace(/[\s.-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^DE\d{9}$/, 'NOT_A_VAT_ID'));

/** Printed on the invoice as it is: with a question mark for a letter it would name nobody. */
const printed = (max: number) => line(max).pipe(z.string().refine(isPrintable, 'NOT_PRINTABLE'));

/** To whom an invoice is addressed. Used by forms and the API alike. */
export const billingSchema = z
  .object({
    name: required(printed(100)),
    company: optional(printed(200)),
    street: required(printed(200)),
    zip: required(printed(12)),
    city: required(printed(100)),
    country: z.preprocess((value) => value || undefined, z.enum(billingCountries, 'NOT_CHOSEN')),
    vatId: optional(vatId),
  })
  .refine(({ country, zip }) => country !== 'DE' || /^\d{5}$/.test(zip), {
    path: ['zip'],
    message: 'NOT_A_ZIP',
  });
export type Billing = z.output<typeof billingSchema>;

/** As on an envelope, with the country in any case. */
export const addressLines = (
  { company, name, street, zip, city, country }: Omit<Billing, 'vatId'>,
  locale: Locale,
): string[] =>
  [company, name, street, `${zip} ${city}`, countryNames[country][locale]].filter(
    (line) => line !== undefined,
  );

/** What forms offer at most, of addresses before and of companies each. */
const MAX_OFFERED = 6;

/** A company that was founded here. */
export interface Founded {
  companyName: string;
  city: string;
  /** Companies of before this was asked have none. */
  businessAddress?: Pick<Billing, 'street' | 'zip' | 'city'> | undefined;
}

/** What a form of an address can begin with. */
export interface OfferedAddress extends Billing {
  /** Used for an order before; otherwise it may lack street and postcode. */
  used: boolean;
}

interface Known {
  /** Of orders, the newest first. */
  used: readonly Billing[];
  founded: readonly Founded[];
  /** Of the account. */
  name: string;
}

/**
 * Addresses of orders before, the newest first; then who has not been billed yet: companies that were founded here,
 * and, where there is one to choose instead, the member.
 */
export function offeredAddresses({ used, founded, name }: Known): OfferedAddress[] {
  const before: OfferedAddress[] = [];
  for (const address of used) {
    if (!before.some((one) => isSameAddress(one, address))) before.push({ ...address, used: true });
  }
  const offered = before.slice(0, MAX_OFFERED);
  const isOffered = (payer: string | undefined) =>
    offered.some(({ company }) => isSame(company, payer));
  const person = used[0]?.name ?? name;
  for (const company of founded.slice(0, MAX_OFFERED)) {
    if (isOffered(company.companyName)) continue;
    offered.push({
      name: person,
      company: company.companyName,
      ...placeOf(company, used),
      used: false,
    });
  }
  if (founded.length > 0 && !isOffered(undefined)) {
    offered.push({ name: person, ...nowhere, city: '', used: false });
  }
  return offered;
}

const nowhere = { street: '', zip: '', country: 'DE' } as const;

/** Its business address; else the street of the newest address in the same town, where there is one. */
function placeOf({ businessAddress, city }: Founded, used: readonly Billing[]) {
  if (businessAddress) return { ...businessAddress, country: 'DE' as const };
  const near = used.find((one) => isSame(one.city, city));
  if (!near) return { ...nowhere, city };
  return { street: near.street, zip: near.zip, city: near.city, country: near.country };
}

const comparable = (text = '') => text.trim().toLowerCase().replace(/\s+/g, ' ');
const isSame = (one: string | undefined, other: string | undefined) =>
  comparable(one) === comparable(other);

const isSameAddress = (one: Billing, other: Billing) =>
  (['name', 'company', 'street', 'zip', 'city', 'country', 'vatId'] as const).every((field) =>
    isSame(one[field], other[field]),
  );

interface Billed {
  lines: readonly { vendor: Pick<Vendor, 'kind'> }[];
  hasAddress: boolean;
  isWithdrawn: boolean;
}

/** Whether our invoice waits for the address, which may be left out when a package is ordered. */
export const awaitsAddress = ({ lines, hasAddress, isWithdrawn }: Billed): boolean =>
  !hasAddress && !isWithdrawn && lines.some(({ vendor }) => isOurs(vendor));

/** Days after the order on which the member is asked, in a mail of its own; then the team is. */
const ASKED_AFTER_DAYS = [3, 10] as const;

/** Days after the order by which the team asks in person. */
export const TEAM_ASKS_AFTER_DAYS = 14;

interface Asked {
  placedAt: string;
  /** How often it has been asked for. */
  times: number;
  lastAskedAt: string | null;
}

/** Whether it is time to ask by mail; never twice within two days, whoever asked. */
export function isAddressDue({ placedAt, times, lastAskedAt }: Asked, now: string): boolean {
  const days = ASKED_AFTER_DAYS[times];
  if (days === undefined) return false;
  const isQuiet = lastAskedAt === null || daysBetween(lastAskedAt, now) >= 2;
  return isQuiet && daysBetween(placedAt, now) >= days;
}

const daysBetween = (from: string, to: string) =>
  (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1_000);
