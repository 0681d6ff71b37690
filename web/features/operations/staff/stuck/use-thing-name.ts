import { useTranslation } from 'react-i18next';
import type { StuckThing } from '#api/contract.gen.d.ts';
import type { StuckKind } from '#domain/desk/stuck.ts';
import { activityOf, commandNames } from '#domain/foundations/names.ts';

type Names = Readonly<Record<string, string>>;

/** What the team calls something stuck: a command as on its button, a mail as in its list. */
export function useThingName(): (kind: StuckKind, thing: StuckThing) => string {
  const { t } = useTranslation(['staffCommands', 'staffMails', 'staffOperations']);
  const commands: Names = t('staffCommands:commandName');
  const mails: Names = t('staffMails:mailName');
  const activities: Names = t('staffOperations:activityName');
  const parts: Names = t('staffOperations:partName');
  const signals: Names = t('staffOperations:signalName');
  const command = (name: string) => commands[name] ?? name;
  const activity = (name: string) => {
    const step = commandNames.find((one) => activityOf(one) === name);
    return step ? command(step) : (activities[name] ?? name);
  };
  const names: Record<StuckKind, (name: string) => string> = {
    'part-away': (name) => parts[name] ?? name,
    'view-behind': () => t('staffOperations:stuck.view'),
    'failed-command': command,
    'parked-stream': () => t('staffOperations:stuck.stream'),
    'stuck-activity': activity,
    'unsent-mail': (name) => mails[name] ?? name,
    'unrendered-invoice': (name) => name,
    'old-outbox-entry': (name) => mails[name] ?? signals[name] ?? name,
  };
  return (kind, { name }) => names[kind](name);
}
