import { useTranslation } from 'react-i18next';
import { ChoiceInput } from '../../../kit/forms/choices.tsx';
import type { CommandForm } from '../commands/command.ts';
import { Question } from '../commands/station.tsx';
import { useFoundationPage } from '../page-context.tsx';

export const revokeRelease: CommandForm = { Form: RevokeRelease, places: ['people'] };

/** Takes back one's own release of the law firm or of the notary. */
function RevokeRelease() {
  const { t } = useTranslation(['foundations']);
  const { viewer, participants, hasReleasedNotary } = useFoundationPage().foundation;
  const own = participants.find(({ participantId }) => participantId === viewer?.participantId);
  const given = [own?.released && 'law-firm', hasReleasedNotary && 'notary'] as const;
  const released = given.filter((of) => of === 'law-firm' || of === 'notary');
  const [only] = released;
  if (!only) return null;
  const words = t('foundations:people.revoke');
  const options = released.map((value) => ({ value, ...words.whose[value] }));
  return (
    <Question
      form={{ command: 'revoke-release', ask: 'revoke-release', destructive: true }}
      words={{ ...words, button: { variant: 'text' } }}
    >
      <ChoiceInput name="of" label={words.whom} options={options} required />
    </Question>
  );
}
