import Button from '@mui/material/Button';
import { useI18n } from '../../../shared/i18n/use-i18n.ts';
import { Ask, useAsk } from '../../../shared/ui/ask.tsx';
import type { CommandForm } from '../commands/command.ts';
import { CoreDataForm } from './core-data-form.tsx';
import { coreDataRules } from './core-data-rules.ts';

export const correctCoreData: CommandForm = {
  Form: CorrectCoreData,
  places: ['details'],
  rules: coreDataRules,
};

function CorrectCoreData() {
  const { correct } = useI18n('foundation').texts.foundation.page.data;
  const ask = useAsk('correct');
  return (
    <>
      <Button {...ask.trigger}>{correct}</Button>
      <Ask ask={ask} title={correct} wide>
        <CoreDataForm command="correct-core-data" onDone={ask.close} />
      </Ask>
    </>
  );
}
