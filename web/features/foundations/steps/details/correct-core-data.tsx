import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { obstacles } from '#domain/foundations/obstacles.ts';
import { usePlaceInDialog } from '../../../../kit/forms/questions/use-questions.ts';
import { Ask, useAsk } from '../../../../kit/ui/ask.tsx';
import type { CommandForm, Place } from '../../commands/command.ts';
import { HeldPage, useFoundationPage } from '../../page-context.tsx';
import { CoreDataForm, useCoreDataDraft } from './core-data-form.tsx';
import { coreDataRules } from './core-data-rules.ts';

export const correctCoreData: CommandForm = {
  Form: CorrectCoreData,
  places: ['details'],
  rules: coreDataRules,
};

function CorrectCoreData({ place }: { place: Place }) {
  const { t } = useTranslation(['foundations']);
  const ask = useAsk('correct');
  const { foundation } = useFoundationPage();
  // Where others settle what got in the way, it may help, and may not be needed.
  const settles = foundation.obstacles.some(
    ({ kind, waitsFor }) =>
      waitsFor === 'founder' && obstacles[kind].opens.includes('correct-core-data'),
  );
  const inObstacle = settles ? 'contained' : 'outlined';
  return (
    <>
      <Button variant={place === 'obstacles' ? inObstacle : 'text'} {...ask.trigger}>
        {t('foundations:page.data.correct')}
      </Button>
      <Correction ask={ask} title={t('foundations:page.data.correct')} />
    </>
  );
}

/** What is typed survives a reload, and is given up only when asked. */
function Correction({ ask, title }: { ask: ReturnType<typeof useAsk>; title: string }) {
  const { forget } = useCoreDataDraft('correct-core-data');
  return (
    <Ask ask={ask} title={title} wide onDiscard={forget}>
      <HeldPage />
      <Questions ask={ask} />
    </Ask>
  );
}

/** Below the dialog, so that each time it opens it begins with all answers. */
function Questions({ ask }: { ask: ReturnType<typeof useAsk> }) {
  const place = usePlaceInDialog();
  return (
    <CoreDataForm
      command="correct-core-data"
      place={place}
      onDone={ask.close}
      onCancel={ask.leave}
    />
  );
}
