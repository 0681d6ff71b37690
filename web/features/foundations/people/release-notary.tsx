import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { notaryReleaseText } from '#domain/orders/terms/notary-release.ts';
import { CheckInput } from '../../../kit/forms/choices.tsx';
import type { Fields } from '../../../kit/forms/rules.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import type { CommandForm, CommandRules } from '../commands/command.ts';
import { Question } from '../commands/station.tsx';
import { useFoundationPage } from '../page-context.tsx';

/** Nothing is ticked in advance. */
const rules: CommandRules = {
  payload: ({ agreed: _box, ...declared }) => declared,
  problems: ({ agreed }): Fields => (agreed === 'on' ? {} : { agreed: 'CONFIRM' }),
};

export const releaseNotary: CommandForm = { Form: ReleaseNotary, places: ['people'], rules };

/** The release of the chosen notary from secrecy towards us and the law firm, by each founder alone. */
function ReleaseNotary() {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { chosenNotary, hasReleasedNotary } = useFoundationPage().foundation;
  if (!chosenNotary || hasReleasedNotary) return null;
  const words = t('foundations:people.releaseNotary');
  const text = t('foundations:people.releaseNotary.text', { notary: chosenNotary.name });
  return (
    <Question
      form={{ command: 'release-notary', ask: 'release-notary', rules }}
      words={{ ...words, text, button: { variant: 'outlined' } }}
    >
      <input type="hidden" name="textVersion" value={notaryReleaseText.version} />
      <CheckInput name="agreed" label={notaryReleaseText.text[locale]} required />
      <Typography sx={{ mt: 2 }}>{notaryReleaseText.handedOver[locale]}</Typography>
    </Question>
  );
}
