import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { brand } from '#domain/site/brand.ts';
import { locales, pathTo } from '#domain/site/paths.ts';
import { localPath } from '../../kit/session/guard.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { LogoMark } from '../../kit/ui/illustrations.tsx';
import { staffPath } from '../../staff-pages.ts';
import { useStaffLocale } from '../frame/locale.ts';
import { usePageTitle } from '../ui/use-page-title.ts';
import { LoginForm } from './login-form.tsx';
import { logIn } from './session.ts';

/** The team has a login of its own: a session of the member area opens nothing here. */
export default function Login() {
  const { t } = useTranslation(['staff']);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const target = localPath(query.get('redirect')) ?? staffPath('tasks');
  usePageTitle(t('staff:login.title'));
  return (
    <Box component="main" sx={page}>
      <Box sx={{ width: '100%', maxWidth: 440 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 4 }}>
          <LogoMark size={26} />
          <Typography variant="h4" component="p" color="primary">
            {brand.name}
          </Typography>
          <Typography color="textSecondary" sx={{ ml: 'auto' }}>
            {t('staff:title')}
          </Typography>
        </Box>
        <Box sx={card}>
          <Typography variant="h3" component="h1" color="primary">
            {t('staff:login.title')}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
            {t('staff:login.intro')}
          </Typography>
          <LoginForm logIn={logIn} onDone={() => void navigate(target, { replace: true })} />
        </Box>
        <Footer />
      </Box>
    </Box>
  );
}

function Footer() {
  const { t } = useTranslation(['staff', 'common']);
  const { locale } = useLocale();
  const [, setLocale] = useStaffLocale();
  return (
    <Box sx={{ mt: 3, textAlign: 'center', color: 'text.secondary', fontSize: '0.9375rem' }}>
      {t('staff:login.customer')}{' '}
      <Link href={pathTo('dashboard', locale)}>{t('staff:login.customerLink')}</Link>
      <Box sx={{ mt: 1 }}>
        {locales.map((code) => (
          <Button
            key={code}
            size="small"
            lang={code}
            aria-pressed={code === locale}
            onClick={() => setLocale(code)}
            sx={{ fontWeight: code === locale ? 700 : 500, fontSize: '0.9375rem' }}
          >
            {t(`common:language.${code}`)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

const page = {
  minHeight: '100vh',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  px: 2,
  py: 4,
  bgcolor: 'background.default',
  color: 'text.primary',
} as const;

const card = {
  p: { xs: 3, sm: 4 },
  border: 1,
  borderColor: 'divider',
  borderRadius: '20px',
  bgcolor: 'background.paper',
} as const;
