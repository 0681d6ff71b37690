import Box from '@mui/material/Box';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { usePage } from '../../kit/texts/use-page.ts';
import { ChipNav } from '../../kit/ui/member/chip-nav.tsx';

/** Leads from each page of the settings to the others. */
export function SettingsNav() {
  const { texts, to } = useI18n();
  const shown = usePage()?.name;
  const { account, orders, invoices, settings } = texts.common.app;
  const names = { settings: account, orders, invoices } as const;
  const links = (['settings', 'orders', 'invoices'] as const).map((page) => ({
    name: names[page],
    href: to(page),
    shown: page === shown,
  }));
  return (
    <Box sx={{ mt: 2 }}>
      <ChipNav label={settings} links={links} />
    </Box>
  );
}
