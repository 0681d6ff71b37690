import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useMatches, useNavigate } from 'react-router';
import { areas } from '#domain/desk/rights.ts';
import { commandsWithButton } from '../../features/foundations/staff/commands/shortcuts.ts';
import type { Option } from '../../features/search/staff/options.ts';
import type { Desk } from '../../features/search/staff/use-options.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { areaOf, rightOf, staffLogin, staffPath, tabs } from '../../staff-pages.ts';
import { endSession, useMay } from '../session/session.ts';
import { entries } from './menu.tsx';

/** What the desk offers the search: its pages, what can be done everywhere, and commands of cases. */
export function useDesk(onHelp: () => void): Desk {
  const { t } = useTranslation(['staffCommands', 'staffSearch']);
  const pages = usePages();
  const actions = useActions(onHelp);
  const open = useOpenCase();
  const commands = commandsWithButton.map((name) => ({
    name,
    label: t(`staffCommands:commandName.${name}`),
  }));
  return {
    places: [...pages, ...actions],
    commands,
    commandsOf,
    pathTo: (id, command) =>
      staffPath('foundation', id) + (command ? `?${new URLSearchParams({ do: command })}` : ''),
    openCase: open ? { id: open, title: t('staffSearch:thisCase') } : undefined,
  };
}

/** The dialogs that say which of them may be issued are loaded when somebody asks. */
const commandsOf = async (foundationId: string) =>
  (await import('./case-commands.ts')).commandsOn(foundationId);

/** The id of the formation whose page is open. */
function useOpenCase(): string | undefined {
  const page = useMatches().at(-1);
  return page?.pathname.startsWith(`${staffPath('foundations')}/`) ? page.params.id : undefined;
}

function usePages(): Option[] {
  const { t } = useTranslation(['staff']);
  const { locale } = useLocale();
  const may = useMay();
  const found = [
    ...areas.flatMap((area) => {
      const page = entries[area]?.page;
      return page ? [{ page, title: t(`staff:area.${area}`) }] : [];
    }),
    // The first list of an area may be called like it.
    ...tabs
      .filter(({ name }) => entries[areaOf(name)]?.page !== name)
      .map(({ name, words }) => ({ page: name, title: words[locale] })),
  ];
  return found
    .filter(({ page }) => may(rightOf(page)))
    .map(({ page, title }) => ({
      key: `${page} ${title}`,
      group: 'pages',
      title,
      hint: '',
      does: { to: staffPath(page) },
    }));
}

function useActions(onHelp: () => void): Option[] {
  const { t } = useTranslation(['staffSearch']);
  const navigate = useNavigate();
  const { setMode } = useColorScheme();
  const does = {
    help: onHelp,
    light: () => setMode('light'),
    dark: () => setMode('dark'),
    system: () => setMode('system'),
    logout: () => void endSession().then(() => navigate(staffLogin)),
  };
  return (Object.keys(does) as (keyof typeof does)[]).map((key) => ({
    key,
    group: 'actions',
    title: t(`staffSearch:${key}`),
    hint: '',
    does: { run: does[key] },
  }));
}
