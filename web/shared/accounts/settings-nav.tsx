import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { usePage } from '../../kit/texts/use-page.ts';
import { ChipNav } from '../../kit/ui/member/chip-nav.tsx';

/** Leads from each page of the settings to the others. */
export function SettingsNav() {
  const { t } = useTranslation(['common']);
  const { to } = useLocale();
  const shown = usePage()?.name;
  const names = {
    settings: t('common:app.account'),
    orders: t('common:app.orders'),
    invoices: t('common:app.invoices'),
    inquiries: t('common:app.inquiries'),
  } as const;
  const links = (['settings', 'orders', 'invoices', 'inquiries'] as const).map((page) => ({
    name: names[page],
    href: to(page),
    shown: page === shown,
  }));
  return (
    <Box sx={{ mt: 2 }}>
      <ChipNav label={t('common:app.settings')} links={links} few />
    </Box>
  );
}
