import { addressLine, type Operator } from './operator.ts';

/** What a legal text can name. */
export type LegalValue =
  | keyof Operator
  | 'address'
  | 'chamber'
  | 'lawFirmAddress'
  | 'editorAddress'
  | 'page'
  | 'providers'
  | 'measurement';

/** What a text names beside operator and law firm. */
interface Named {
  /** The address at which contracts are withdrawn from online. */
  page?: string;
  /** Services that people can log in with. */
  providers?: string;
  /** Where the tool comes from that counts visits. */
  measurement?: string;
}

/** Fills in the data of the operator and of the law firm. */
export function fillLegalText(
  text: string,
  { lawFirm, editor, ...company }: Operator,
  named: Named = {},
): string {
  const values: Partial<Record<LegalValue, unknown>> = {
    ...company,
    address: addressLine(company),
    lawFirm: lawFirm.name,
    lawFirmAddress: addressLine(lawFirm),
    chamber: lawFirm.chamber,
    editor: editor.name,
    editorAddress: addressLine(editor),
    ...named,
  };
  return text.replace(/\{\{(\w+)\}\}/g, (_, key: LegalValue) => String(values[key] ?? ''));
}
