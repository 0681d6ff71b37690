import type { CommandForm } from '../../commands/command.ts';
import { CoreDataForm } from './core-data-form.tsx';
import { coreDataRules } from './core-data-rules.ts';

export const submitCoreData: CommandForm = {
  Form: () => <CoreDataForm command="submit-core-data" />,
  places: ['start-pending'],
  divided: true,
  rules: coreDataRules,
};
