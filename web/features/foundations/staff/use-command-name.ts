import { useTexts } from '../../../kit/texts/use-texts.ts';

/** What the team calls a command: as on its button, if it has one here. */
export function useCommandName(): (command: string) => string {
  const { t } = useTexts('staffCommands', 'staffFoundations');
  return (command) => {
    const elsewhere = t(`staffFoundations:commandName.${command}`, { _: command });
    return t(`staffCommands:commands.${command}.button`, { _: elsewhere });
  };
}
