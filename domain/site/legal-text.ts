import { addressLine, type Operator } from './operator.ts';

export type LegalValue =
  | keyof Operator
  | 'address'
  | 'chamber'
  | 'lawFirmAddress'
  | 'editorAddress'
  | 'page'
  | 'providers'
  | 'measurement';

/** Values in a text besides those of operator and law firm. */
interface Named {
  /** The page for withdrawing from contracts. */
  page?: string;
  /** Services for logging in. */
  providers?: string;
  /** Origin of the tool that counts visits. */
  measurement?: string;
}

/** Fills in the data of operator and law firm. */
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
