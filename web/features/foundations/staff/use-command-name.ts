import { useTranslation } from 'react-i18next';
import { commandsWithButton } from './commands/shortcuts.ts';

/** What the team calls a command: as on its button, if it has one here. */
export function useCommandName(): (command: string) => string {
  const { t } = useTranslation(['staffCommands', 'staffFoundations']);
  const elsewhere: Readonly<Record<string, string>> = t('staffFoundations:commandName');
  const here = new Map<string, string>(
    commandsWithButton.map((command) => [command, t(`staffCommands:commands.${command}.button`)]),
  );
  return (command) => here.get(command) ?? elsewhere[command] ?? command;
}
