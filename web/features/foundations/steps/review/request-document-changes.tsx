import { useTranslation } from 'react-i18next';
import { station } from '../../commands/station.tsx';
import { ReasonInput } from '../../commands/text-fields.tsx';

/** Founders may send documents back, as lawyers may. */
export const requestDocumentChanges = station({
  command: 'request-document-changes',
  places: ['review-pending'],
  ask: 'changes',
  useWords: () => useTranslation(['foundations']).t('foundations:review'),
  Fields: ReasonInput,
});
