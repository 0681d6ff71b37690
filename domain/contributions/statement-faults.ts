/** Why a bank's file is not read. */
export const statementFaults = [
  'empty',
  'not-a-statement',
  'damaged',
  'entities',
  'too-many-lines',
  'too-costly',
] as const;
export type StatementFault = (typeof statementFaults)[number];
