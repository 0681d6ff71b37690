import Box from '@mui/material/Box';
import { locales, pathTo } from '#domain/site/paths.ts';
import { rememberLocale } from '../texts/locale-cookie.ts';
import { pathIn, usePage } from '../texts/use-page.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Anchor } from './anchor.tsx';

interface LanguageSwitchProps {
  /** Whole names instead of codes. */
  names?: boolean;
}

/** Links to the same page in the other language. */
export function LanguageSwitch({ names = false }: LanguageSwitchProps) {
  const { t, locale } = useTexts();
  const page = usePage();
  return (
    <Box
      component="nav"
      aria-label={t('common:language.label')}
      sx={{ display: 'flex', alignItems: 'center', fontSize: '0.9375rem' }}
    >
      {locales.map((other, index) => (
        <Box key={other} component="span" sx={{ display: 'flex', alignItems: 'center' }}>
          {index > 0 && (
            <Box
              component="span"
              aria-hidden="true"
              sx={{ color: 'text.secondary', px: names ? 1 : 0 }}
            >
              /
            </Box>
          )}
          <Box
            component={Anchor}
            href={(page && pathIn(page, other)) ?? pathTo('home', other)}
            hrefLang={other}
            lang={other}
            aria-label={t('common:language')[other]}
            aria-current={other === locale ? 'true' : undefined}
            data-locale={other}
            onClick={() => rememberLocale(other)}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              justifyContent: 'center',
              minHeight: 44,
              minWidth: 32,
              textDecoration: 'none',
              fontWeight: other === locale ? 600 : 400,
              color: other === locale ? 'text.primary' : 'text.secondary',
              '&:hover': { color: 'primary.main' },
            }}
          >
            {names ? t('common:language')[other] : other.toUpperCase()}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
