import { longDate, wholeEuros } from '../site/formats.ts';
import type { Locale } from '../site/paths.ts';
import { grossCents } from './price.ts';

/**
 * Costs besides package, notary and court for founders who do not speak German, or who sign abroad. They are
 * estimates in cents, unlike statutory fees; `docs/law.md` has the sources.
 */
export const abroadTable = {
  validFrom: '2026-11-23',
  /** Without VAT: the marketplace price of an interpreter at the notary's. */
  interpreterNet: 34_000,
  /** Documents that are signed abroad: the power of attorney and the application to the register. */
  documents: 2,
  /** For one document, at a German embassy or consulate. */
  certification: 6_000,
  /** For one document that a notary abroad certifies instead. */
  apostille: 5_500,
  /** For one shipment of originals to Germany. */
  courier: 7_000,
} as const;

/** Each item with VAT, and their sum, which nobody exceeds. */
export function abroadCosts() {
  const { interpreterNet, documents, courier } = abroadTable;
  const interpreter = grossCents(interpreterNet);
  const certification = documents * abroadTable.certification;
  const apostille = documents * abroadTable.apostille;
  const total = interpreter + certification + apostille + courier;
  return { interpreter, certification, apostille, courier, total };
}

/** The amounts as texts write them. */
export function abroadAmounts(locale: Locale) {
  const { interpreter, certification, apostille, courier, total } = abroadCosts();
  const say = (cents: number) => wholeEuros(cents, locale);
  return {
    interpreter: say(interpreter),
    certification: say(certification),
    apostille: say(apostille),
    courier: say(courier),
    total: say(total),
    documents: abroadTable.documents,
    since: longDate(abroadTable.validFrom, locale),
  };
}
