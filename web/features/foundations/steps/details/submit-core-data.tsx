import { usePlaceInAddress } from '../../../../kit/forms/questions/use-questions.ts';
import type { CommandForm } from '../../commands/command.ts';
import { CoreDataForm } from './core-data-form.tsx';
import { coreDataRules } from './core-data-rules.ts';

export const submitCoreData: CommandForm = {
  Form: SubmitCoreData,
  places: ['start-pending'],
  divided: true,
  rules: coreDataRules,
};

function SubmitCoreData() {
  return <CoreDataForm command="submit-core-data" place={usePlaceInAddress()} />;
}
