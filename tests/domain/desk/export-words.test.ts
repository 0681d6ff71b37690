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
import { locales } from '#domain/site/paths.ts';

describe.each(locales)('a file of a list in %s', (locale) => {
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
