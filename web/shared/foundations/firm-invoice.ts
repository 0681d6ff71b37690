import { longDate, money } from '#domain/site/formats.ts';
import { writtenIban } from '#domain/site/iban.ts';
import type { Locale } from '#domain/site/paths.ts';
import type { DocumentEntry } from './model.ts';

/** What an invoice of the law firm says, as it is written. */
export const invoiceWords = (
  { number, grossCents, dueOn, iban }: NonNullable<DocumentEntry['invoice']>,
  locale: Locale,
) => ({
  number,
  amount: money(grossCents, locale),
  due: longDate(dueOn, locale),
  iban: writtenIban(iban),
});
