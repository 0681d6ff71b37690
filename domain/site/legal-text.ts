import type { Operator } from './operator.ts';

/** What a legal text can name. */
export type LegalValue = keyof Operator | 'address' | 'chamber' | 'page';

/**
 * Fills in the data of the operator and of the law firm.
 *
 * @param page the address at which contracts are withdrawn from online
 */
export function fillLegalText(
  text: string,
  { lawFirm, ...company }: Operator,
  page?: string,
): string {
  const { street, postalCode, city } = company;
  const values: Partial<Record<LegalValue, unknown>> = {
    ...company,
    address: `${street}, ${postalCode} ${city}`,
    lawFirm: lawFirm.name,
    chamber: lawFirm.chamber,
    page,
  };
  return text.replace(/\{\{(\w+)\}\}/g, (_, key: LegalValue) => String(values[key] ?? ''));
}
