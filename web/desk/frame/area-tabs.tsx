import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { lastListAt } from '../../kit/list/list-address.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { areaOf, rightOf, staffPages, tabs } from '../../staff-pages.ts';
import { useMay } from '../session/session.ts';
import { usePageName } from '../ui/page-name.ts';
import { TabLinks } from '../ui/tab-links.tsx';

/** Leads from one list of an area to the others; not there where an area has one list only. */
export function AreaTabs() {
  const { t } = useTranslation(['staff']);
  const { locale } = useLocale();
  const may = useMay();
  const current = usePageName();
  // Where a list was left changes with each page.
  useLocation();
  const open = tabs.find(({ name }) => name === current)?.name;
  if (!open) return null;
  const shown = tabs.filter(({ name }) => areaOf(name) === areaOf(open) && may(rightOf(name)));
  if (shown.length < 2) return null;
  const links = shown.map(({ name, words }) => ({
    to: lastListAt(staffPages[name].path),
    label: words[locale],
    isCurrent: name === open,
  }));
  return <TabLinks label={t(`staff:area.${areaOf(open)}`)} tabs={links} />;
}
