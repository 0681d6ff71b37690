import { useTranslation } from 'react-i18next';

/** Says what is wrong with a field. */
export function useProblemText() {
  const texts: Readonly<Record<string, string>> = useTranslation(['staff']).t('staff:problem');
  return (code: string) => texts[code] ?? texts.INVALID ?? '';
}
