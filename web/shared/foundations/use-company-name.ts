import { useTranslation } from 'react-i18next';
import { type FoundationCard, isErased } from './model.ts';

/** What a company is called to members, with words for one that has no name, yet or any more. */
export function useCompanyName(): (card: Pick<FoundationCard, 'companyName'>) => string {
  const { t } = useTranslation(['sharedFoundations']);
  return (card) =>
    isErased(card)
      ? t('sharedFoundations:card.erased')
      : (card.companyName ?? t('sharedFoundations:card.unnamed'));
}
