import type { TFunction } from 'i18next';
import type { PieceFault } from '#api/contract.gen.d.ts';
import type { PieceKind } from '#domain/content/fields.ts';
import { type FaultCode, faultCodes, judgePiece } from '#domain/content/piece.ts';
import type { ApiError } from '../../../../kit/api/api-error.ts';
import type { Fields, Problems } from '../../../../kit/forms/rules.ts';

/** What stands between code and place, in a problem that has both, and between several of one field. */
const BETWEEN = '\n';
const APART = '\n\n';

/** As the fields of a form take them: all that is wrong with each, so that it is mended at once. */
export const problemsOf = (faults: readonly PieceFault[]): Problems =>
  Object.fromEntries(
    [...Map.groupBy(faults, ({ path }) => path)].map(([path, all]) => [
      path,
      all
        .map(({ code, found }) => (found ? `${code}${BETWEEN}${oneLine(found)}` : code))
        .join(APART),
    ]),
  );

const oneLine = (found: string) => found.replaceAll(/\s+/g, ' ');

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

export function problemText(problem: string, t: TFunction<['staffContent']>): string {
  const texts: Readonly<Record<string, string>> = t('staffContent:faults');
  return problem
    .split(APART)
    .map((one) => {
      const [code = '', found = ''] = one.split(BETWEEN);
      return (texts[code] ?? t('staffContent:faults.INVALID')).replace('{{found}}', found);
    })
    .join(' ');
}
