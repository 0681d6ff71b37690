import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { firmReleaseText } from '#domain/orders/terms/firm-release.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import type { CommandForm } from '../commands/command.ts';
import { Question } from '../commands/station.tsx';
import { useFoundationPage } from '../page-context.tsx';

export const releaseFirm: CommandForm = { Form: ReleaseFirm, places: ['people'] };

/** The release of the law firm from secrecy towards us, by whoever has joined and not given it. */
function ReleaseFirm() {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { viewer, participants } = useFoundationPage().foundation;
  const own = participants.find(({ participantId }) => participantId === viewer?.participantId);
  if (!own || own.released) return null;
  const words = t('foundations:people.release');
  return (
    <Question
      form={{ command: 'release-firm', ask: 'release' }}
      words={{ ...words, button: { variant: 'outlined' } }}
    >
      <input type="hidden" name="textVersion" value={firmReleaseText.version} />
      <Typography>{firmReleaseText.text[locale]}</Typography>
    </Question>
  );
}
