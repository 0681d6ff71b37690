import type { PieceFault } from '#api/contract.ts';
import type { PieceKind } from '#domain/content/fields.ts';
import { type FaultCode, faultCodes, judgePiece } from '#domain/content/piece.ts';
import type { ApiError } from '../../../../kit/api/api-error.ts';
import type { Fields, Problems } from '../../../../kit/forms/rules.ts';
import type { Translate } from '../../../../kit/texts/namespaces.ts';

/** What stands between code and place, in a problem that has both. */
const BETWEEN = '\n';

/** As the fields of a form take them: one for each. */
export const problemsOf = (faults: readonly PieceFault[]): Problems =>
  Object.fromEntries(
    faults
      .toReversed()
      .map(({ path, code, found }) => [path, found ? `${code}${BETWEEN}${found}` : code]),
  );

/** What the fields themselves say; the site around them is asked when they are published. */
export function ownProblems(kind: PieceKind, fields: Fields): Problems {
  const judged = judgePiece(kind, fields);
  return judged.ok ? {} : problemsOf(judged.faults);
}

/** Those that the API names in a refusal. */
export function faultsIn({ extensions: { faults } }: Pick<ApiError, 'extensions'>): PieceFault[] {
  return Array.isArray(faults) ? faults.filter(isFault) : [];
}

const isFault = (fault: Partial<PieceFault>): fault is PieceFault =>
  typeof fault.path === 'string' && isFaultCode(fault.code);

const isFaultCode = (code: unknown): code is FaultCode => faultCodes.some((one) => one === code);

export function problemText(problem: string, t: Translate<'staffContent'>): string {
  const [code, found = ''] = problem.split(BETWEEN);
  const texts: Readonly<Record<string, string>> = t('staffContent:faults');
  return (texts[code ?? ''] ?? t('staffContent:faults.INVALID')).replace('{{found}}', found);
}
