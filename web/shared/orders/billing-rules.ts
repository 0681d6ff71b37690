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

/** Whether somebody began to fill in an address: name and country are there from the start. */
export const hasAddress = (fields: Fields): boolean =>
  (['company', 'street', 'zip', 'city', 'vatId'] as const).some((name) => fields[name]?.trim());

/** `terms` and `earlyStart` of the payload. */
export const consentsOf = ({ terms, earlyStart }: Fields) => ({
  terms: terms === 'on',
  earlyStart: earlyStart === 'on',
});
