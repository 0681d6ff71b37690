import { useTranslation } from 'react-i18next';
import type { StuckThing } from '#api/contract.gen.d.ts';
import { activityNames, partNames, signalNames } from '#domain/desk/names.ts';
import type { StuckKind } from '#domain/desk/stuck.ts';
import { activityOf, commandNames } from '#domain/foundations/names.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';

type Texts = Readonly<Record<string, string>>;

/** What the team calls something stuck: a command as on its button, a mail as in its list. */
export function useThingName(): (kind: StuckKind, thing: StuckThing) => string {
  const { t } = useTranslation(['staffCommands', 'staffMails', 'staffOperations']);
  const { locale } = useLocale();
  const commands: Texts = t('staffCommands:commandName');
  const mails: Texts = t('staffMails:mailName');
  const command = (name: string) => commands[name] ?? name;
  const activity = (name: string) => {
    const step = commandNames.find((one) => activityOf(one) === name);
    return step ? command(step) : (activityNames[name]?.[locale] ?? name);
  };
  const names: Record<StuckKind, (name: string) => string> = {
    'part-away': (name) => partNames[name]?.[locale] ?? name,
    'view-behind': () => t('staffOperations:stuck.view'),
    'failed-command': command,
    'parked-stream': () => t('staffOperations:stuck.stream'),
    'stuck-activity': activity,
    'unsent-mail': (name) => mails[name] ?? name,
    'unrendered-invoice': (name) => name,
    'old-outbox-entry': (name) => mails[name] ?? signalNames[name]?.[locale] ?? name,
  };
  return (kind, { name }) => names[kind](name);
}
