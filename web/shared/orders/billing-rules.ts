import type { DataOf } from '../../kit/api/call.ts';
import type { Fields } from '../../kit/forms/rules.ts';

/** The fields of an address, named as in the payload's `billing`. */
export const addressFields = [
  'name',
  'company',
  'street',
  'zip',
  'city',
  'country',
  'vatId',
] as const;

/** Dotted path in the payload → field: for the rules of a form with an address. */
export const addressInputs: Readonly<Record<string, string>> = Object.fromEntries(
  addressFields.map((name) => [`billing.${name}`, name]),
);

/** The `billing` of the payload. */
export const billingOf = (fields: Fields): Record<string, string | undefined> =>
  Object.fromEntries(addressFields.map((name) => [name, fields[name]]));

/** What forms offer of addresses: those of orders before, and companies that were founded here. */
export type OfferedAddresses = DataOf<'GET /billing-addresses'>;
type Address = Readonly<Partial<Record<(typeof addressFields)[number], string | undefined>>>;

/** An address as the fields hold it; what it lacks is empty there, too. */
export const fieldsOfAddress = (address: Address): Record<string, string> =>
  Object.fromEntries(addressFields.map((name) => [name, address[name] ?? '']));

/** Whether the fields hold this payer, at this address as far as it is known. */
export const isIn = (typed: Fields, address: OfferedAddresses[number]): boolean =>
  Object.entries(fieldsOfAddress(address)).every(
    ([name, value]) => (value === '' && name !== 'company') || (typed[name] ?? '').trim() === value,
  );

/** What a form begins with: the address used last, else a name. */
export function firstAddress(offered: OfferedAddresses, name: string): Record<string, string> {
  const latest = offered.find(({ used }) => used);
  return latest ? fieldsOfAddress(latest) : { name, country: 'DE' };
}

/** Whether somebody began to fill in an address: name and country are there from the start. */
export const hasAddress = (fields: Fields): boolean =>
  (['company', 'street', 'zip', 'city', 'vatId'] as const).some((name) => fields[name]?.trim());

/** `terms` and `earlyStart` of the payload. */
export const consentsOf = ({ terms, earlyStart }: Fields) => ({
  terms: terms === 'on',
  earlyStart: earlyStart === 'on',
});
