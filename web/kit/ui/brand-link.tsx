import Box from '@mui/material/Box';
import { brand } from '#domain/site/brand.ts';
import { headingFont } from '../../fonts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { LogoMark } from './drawing.tsx';

/** Logo and name, linked to the home page. */
export function BrandLink() {
  const { t, to } = useTexts();
  return (
    <Box
      component="a"
      href={to('home')}
      aria-label={`${brand.name}, ${t('common:homeLink')}`}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 44,
        color: 'primary.main',
        textDecoration: 'none',
        fontFamily: headingFont,
        fontVariationSettings: "'SOFT' 60, 'WONK' 0",
        fontWeight: 560,
        fontSize: '1.375rem',
        letterSpacing: '-0.012em',
      }}
    >
      <LogoMark size={24} />
      {brand.name}
    </Box>
  );
}
