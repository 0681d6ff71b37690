import { useTranslate } from 'ra-core';

/** What the team calls a command: as on its button, if it has one here. */
export function useCommandName(): (command: string) => string {
  const translate = useTranslate();
  return (command) => {
    const elsewhere = translate(`commandName.${command}`, { _: command });
    return translate(`commands.${command}.button`, { _: elsewhere });
  };
}
