import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useMay } from '../../../../desk/session/session.ts';
import { TabLinks } from '../../../../desk/ui/tab-links.tsx';
import { rightOf, staffPath } from '../../../../staff-pages.ts';
import { tabs } from './tabs.ts';

/** Links to the pages of one formation that the reader may see. */
export function TabBar({ id }: { id: string }) {
  const { t } = useTranslation(['staffFoundations']);
  const { pathname } = useLocation();
  // As the server has it: the page that was loaded first ends with a slash.
  const current = pathname.replace(/\/$/, '');
  const may = useMay();
  // Two versions of a document are one of its pages.
  const shown =
    current === staffPath('comparison', id)
      ? 'foundation-documents'
      : tabs.find((tab) => staffPath(tab, id) === current);
  const names = t('staffFoundations:foundation.tabs');
  const links = tabs
    .filter((tab) => may(rightOf(tab)))
    .map((tab) => ({
      to: staffPath(tab, id),
      label: names[tab],
      isCurrent: tab === shown,
    }));
  return (
    // The head draws the line below.
    <Box sx={{ minWidth: 0, '& > nav': { mb: 0, border: 0, columnGap: { xs: 2.5, md: 4 } } }}>
      <TabLinks label={names.label} tabs={links} />
    </Box>
  );
}
