import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { areaOf, isStaffPage, type StaffPageName, tabOf } from '../../staff-pages.ts';
import { usePageTitle } from './use-page-title.ts';

const ID = 'staff:';

/** Which page of the team is open; undefined where there is none at the address. */
export function usePageName(): StaffPageName | undefined {
  const names = useMatches().map(({ id }) => (id.startsWith(ID) ? id.slice(ID.length) : ''));
  return names.findLast(isStaffPage);
}

/** What the page is called in tabs or menu, as its title, too. */
export function useStaffTitle(): string {
  const { t } = useTranslation(['staff']);
  const { locale } = useLocale();
  const name = usePageName() ?? 'tasks';
  const title = tabOf(name)?.[locale] ?? t(`staff:area.${areaOf(name)}`);
  usePageTitle(title);
  return title;
}
