import { useTranslation } from 'react-i18next';
import { DetailsFields, initialFields } from '../../people/details/details-fields.tsx';
import { detailsRules } from '../../people/details/details-rules.ts';
import { dialog } from '../commands/dialog.tsx';
import type { Foundation } from '../types.ts';

/** The next one without an account whose details are missing; whoever has joined states their own. */
const nextWithoutDetails = ({ participants }: Foundation) =>
  participants.find(
    ({ joined, details, roles }) => !joined && details === 'missing' && roles.length > 0,
  );

export const stateDetails = dialog({
  command: 'state-details',
  rules: detailsRules,
  offered: (foundation) => nextWithoutDetails(foundation) !== undefined,
  initial: (foundation) => {
    const { participantId = '' } = nextWithoutDetails(foundation) ?? {};
    return { participantId, ...initialFields({}) };
  },
  useWhat(foundation) {
    const { t } = useTranslation(['staffCommands']);
    const { name = '' } = nextWithoutDetails(foundation) ?? {};
    return t('staffCommands:commands.state-details.what', { name });
  },
  Fields({ foundation }) {
    const { t } = useTranslation(['staffCommands']);
    const { participantId = '', kind = 'natural' } = nextWithoutDetails(foundation) ?? {};
    return (
      <>
        <input type="hidden" name="participantId" value={participantId} />
        <DetailsFields kind={kind} words={t('staffCommands:details')} />
      </>
    );
  },
});
