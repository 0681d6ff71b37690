import { describe, expect, test } from 'vitest';
import {
  auditColumns,
  foundationColumns,
  inquiryColumns,
  invoiceColumns,
  newsletterColumns,
  orderColumns,
  paymentColumns,
  personColumns,
  pieceColumns,
} from '#api/desk/export-columns.ts';
import { exportWords } from '#api/desk/export-words.ts';
import { statuses } from '#domain/foundations/statuses.ts';
import { locales } from '#domain/site/paths.ts';
import { textsOf } from '../../support/texts.ts';

describe.each(locales)('a file of a list in %s', (locale) => {
  test('calls the state of a formation and who is waited for what the list calls them', () => {
    const { status, party } = textsOf(locale).staffFoundations;
    for (const one of statuses) expect(exportWords.status[one][locale]).toBe(status[one]);
    const { nobody: _nobody, ...waiting } = exportWords.party;
    for (const [name, words] of Object.entries(waiting)) {
      expect(words[locale]).toBe(party[name as keyof typeof party]);
    }
  });

  test('has no two columns of one name', () => {
    const files: readonly (readonly { header: Record<typeof locale, string> }[])[] = [
      auditColumns,
      foundationColumns,
      inquiryColumns,
      invoiceColumns,
      newsletterColumns,
      orderColumns,
      paymentColumns,
      personColumns,
      pieceColumns,
    ];
    for (const columns of files) {
      const names = columns.map(({ header }) => header[locale]);
      expect(names).toEqual([...new Set(names)]);
    }
  });
});
