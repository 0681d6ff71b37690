import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { Menu } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { brand } from '#domain/site/brand.ts';
import { Bell } from '../../features/notices/staff/bell.tsx';
import { LogoMark } from '../../kit/ui/illustrations.tsx';
import { staffPath } from '../../staff-pages.ts';
import { Search } from './search.tsx';
import { UserMenu } from './user-menu.tsx';

interface Props {
  onMenu: () => void;
  onHelp: () => void;
}

/** On phones the search takes a second row. */
export function Header({ onMenu, onHelp }: Props) {
  const { t } = useTranslation(['common']);
  return (
    <Box component="header" sx={header}>
      <IconButton
        onClick={onMenu}
        aria-label={t('common:openMenu')}
        sx={{ display: { md: 'none' }, ml: -1 }}
      >
        <Menu size={22} strokeWidth={1.75} />
      </IconButton>
      <ButtonBase component={Link} to={staffPath('tasks')} sx={{ borderRadius: 1, py: 1 }}>
        <LogoMark />
        <Box component="span" sx={wordmark}>
          {brand.name}
        </Box>
      </ButtonBase>
      <Box sx={{ flexGrow: 1 }} />
      <Search onHelp={onHelp} />
      <Bell />
      <UserMenu onHelp={onHelp} />
    </Box>
  );
}

const wordmark = { typography: 'h4', color: 'primary.main', ml: 1.5 } as const;

const header = {
  position: { xs: 'static', sm: 'sticky' },
  top: 0,
  zIndex: 'appBar',
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  columnGap: { xs: 0, sm: 2 },
  minHeight: 64,
  px: { xs: 2, md: 3.5 },
  pb: { xs: 1.5, sm: 0 },
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
