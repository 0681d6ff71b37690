import { useTranslation } from 'react-i18next';
import type { Contributions } from '#api/contract.gen.d.ts';
import { Pill } from '../../kit/ui/pill.tsx';

/** How a contribution stands, in words. */
export function StateChip({ state }: Pick<Contributions['shareholders'][number], 'state'>) {
  const { t } = useTranslation(['sharedContributions']);
  const isWrong = state !== 'open' && state !== 'complete';
  return <Pill calls={isWrong}>{t('sharedContributions:states')[state]}</Pill>;
}
