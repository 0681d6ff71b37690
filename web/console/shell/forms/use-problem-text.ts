import { useTranslate } from 'ra-core';

/** Says what is wrong with a field. */
export function useProblemText() {
  const translate = useTranslate();
  return (code: string) => translate(`problem.${code}`, { _: translate('problem.INVALID') });
}
