import { useTexts } from '../../../kit/texts/use-texts.ts';

/** Says what is wrong with a field. */
export function useProblemText() {
  const texts: Readonly<Record<string, string>> = useTexts('staff').t('staff:problem');
  return (code: string) => texts[code] ?? texts.INVALID ?? '';
}
