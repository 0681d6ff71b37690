import type { Operator } from './operator.ts';

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
  const values: Record<string, unknown> = {
    ...company,
    address: `${street}, ${postalCode} ${city}`,
    lawFirm: lawFirm.name,
    chamber: lawFirm.chamber,
    page,
  };
  return text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => String(values[key] ?? ''));
}
