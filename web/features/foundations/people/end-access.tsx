import { useTranslation } from 'react-i18next';
import { station } from '../commands/station.tsx';

export const endAccess = station({
  command: 'end-access',
  ask: 'end-access',
  places: ['foot'],
  destructive: true,
  useWords: () => {
    const words = useTranslation(['foundations']).t('foundations:people.endAccess');
    return { ...words, button: { variant: 'text' } };
  },
});
