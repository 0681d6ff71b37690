import { useTranslation } from 'react-i18next';
import type { FormRefusal } from './form-outcome.ts';

interface RefusalText {
  title?: string;
  description: string;
}

/** A form's own texts by code; a part takes the place of the same part of the shared text. */
export type RefusalTexts = Readonly<Record<string, string | Partial<RefusalText>>>;

export type Refused = Pick<FormRefusal, 'code' | 'retryAfterSeconds'> &
  Partial<Pick<FormRefusal, 'problems' | 'retryKey'>>;

/** Says why a form was not accepted: in the form's own words, else in those of every form. */
export function useRefusalText(own: RefusalTexts = {}): (refused: Refused) => RefusalText {
  const { t } = useTranslation(['forms']);
  const shared: Readonly<Record<string, RefusalText>> = t('forms:refusal');
  const waiting = (count: number) => (count > 0 ? t('forms:wait', { count }) : t('forms:waited'));
  return ({ code, problems = {}, retryAfterSeconds: count }) => {
    // A problem that has a refusal text of its own wins over the general ones.
    const told = Object.values(problems).find((problem) => problem in own) ?? code;
    const ownText = own[told];
    if (typeof ownText === 'string') return { description: ownText };
    const text = shared[told] ?? (ownText ? undefined : t('forms:refusal.UNKNOWN'));
    const wait = told === 'TOO_MANY' && count !== undefined && { description: waiting(count) };
    return { description: '', ...text, ...wait, ...ownText };
  };
}

export const asToast = ({ title, description }: RefusalText) =>
  title ? { title, description } : { title: description };

/** Texts for what is wrong with a field: the form's own by `field.CODE` or code, else the shared. */
export function useProblemText(own: Readonly<Record<string, string>> = {}) {
  const { t } = useTranslation(['forms']);
  const shared: Readonly<Record<string, string>> = t('forms:problems');
  return (code: string, name: string): string =>
    own[`${name}.${code}`] ?? own[code] ?? shared[code] ?? t('forms:problems.INVALID');
}
