import { longDate, wholeEuros } from '../site/formats.ts';
import type { Locale } from '../site/paths.ts';
import { grossCents } from './price.ts';

/**
 * What founders who do not speak German, or who sign outside Germany, pay besides package, notary
 * and court. Estimates in cents, unlike the fees that the law sets; sources are in `docs/law.md`.
 */
export const abroadTable = {
  validFrom: '2026-11-23',
  /** Without VAT: what the marketplace asks for an interpreter at the notary's. */
  interpreterNet: 34_000,
  /** That are signed abroad: the power of attorney and the application to the register. */
  documents: 2,
  /** Of one document, at a German embassy or consulate. */
  certification: 6_000,
  /** Of one document that a notary abroad has certified instead. */
  apostille: 5_500,
  /** Originals to Germany, once. */
  courier: 7_000,
} as const;

/** Each item with VAT, and all of them together: nobody needs more than this. */
export function abroadCosts() {
  const { interpreterNet, documents, courier } = abroadTable;
  const interpreter = grossCents(interpreterNet);
  const certification = documents * abroadTable.certification;
  const apostille = documents * abroadTable.apostille;
  const total = interpreter + certification + apostille + courier;
  return { interpreter, certification, apostille, courier, total };
}

/** The same as texts say it. */
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
