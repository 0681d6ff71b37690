import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { spokenDate } from '#domain/site/formats.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { useAsk } from '../../../../kit/ui/ask.tsx';
import type { CommandForm } from '../../commands/command.ts';
import { Question } from '../../commands/question.tsx';
import { useFoundationPage } from '../../page-context.tsx';

export const cancelConsultation: CommandForm = {
  Form: CancelConsultation,
  places: ['consultation-pending'],
};

function CancelConsultation() {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { foundation, now } = useFoundationPage();
  const ask = useAsk('cancel-talk');
  const words = t('foundations:consultation.cancel');
  const talk = foundation.consultation;
  const date = talk && !talk.declined ? spokenDate(talk.startsAt, locale, now) : '';
  return (
    <>
      <Button variant="outlined" {...ask.trigger}>
        {words.open}
      </Button>
      <Question
        ask={ask}
        command="cancel-consultation"
        title={words.title}
        text={t('foundations:consultation.cancel.text', { date })}
        submit={words.button}
        keep={words.keep}
      />
    </>
  );
}
