import type { ThemeOptions } from '@mui/material/styles';
import { colors } from '#domain/site/colors.ts';
import { headingFont, textFont } from './fonts.ts';

type Scheme = { [Name in keyof typeof colors.light]: string };

interface BrandPalette {
  /** Headings: the primary colour in light mode, the text colour in dark mode. */
  heading: string;
  /** Background of quiet areas, such as the selected menu entry or the date of an appointment. */
  highlight: string;
  /** The current station and highlights; has too little contrast for text on white. */
  accent: string;
  /** Background for text in the warning colour, such as "Du bist am Zug". */
  accentTint: string;
  fieldBorder: string;
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    brand: BrandPalette;
  }
  interface PaletteOptions {
    brand: BrandPalette;
  }
}

const scheme = (tones: Scheme) => ({
  palette: {
    primary: { main: tones.primary, contrastText: tones.onPrimary },
    secondary: { main: tones.accent, contrastText: colors.light.primary },
    success: { main: tones.success },
    warning: { main: tones.warning },
    error: { main: tones.error },
    info: { main: tones.info },
    background: { default: tones.paper, paper: tones.surface },
    text: { primary: tones.text, secondary: tones.secondaryText },
    divider: tones.hairline,
    brand: {
      heading: tones.heading,
      highlight: tones.highlight,
      accent: tones.accent,
      accentTint: tones.accentTint,
      fieldBorder: tones.fieldBorder,
    },
  },
});

const heading = (size: string, phoneSize = size) => ({
  fontFamily: headingFont,
  fontWeight: 560,
  fontSize: phoneSize,
  fontVariationSettings: "'SOFT' 60, 'WONK' 0",
  letterSpacing: '-0.012em',
  lineHeight: 1.1,
  textWrap: 'balance',
  '@media (min-width:37.5em)': { fontSize: size },
});

/** What the theme says in variables, which style sheets use as well, see `base.css`. */
export const variables = {
  cssVariables: { colorSchemeSelector: 'data-color-scheme', cssVarPrefix: 's' },
  colorSchemes: { light: scheme(colors.light), dark: scheme(colors.dark) },
  spacing: 8,
  shape: { borderRadius: 12 },
  // In em, so that larger text gets the layout of a narrower screen.
  breakpoints: { values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 }, unit: 'em' },
  typography: {
    fontFamily: textFont,
    fontSize: 16,
    htmlFontSize: 16,
    h1: heading('3.25rem', '2.25rem'),
    h2: heading('2.5rem', '1.875rem'),
    h3: heading('1.875rem', '1.5rem'),
    h4: heading('1.375rem'),
    h5: heading('1.125rem'),
    h6: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
    body1: { fontSize: '1rem', lineHeight: 1.6, textWrap: 'pretty' },
    body2: { fontSize: '0.875rem', lineHeight: 1.6, textWrap: 'pretty' },
    subtitle1: { fontSize: '1.125rem', lineHeight: 1.6 },
    overline: {
      fontSize: '0.8125rem',
      fontWeight: 600,
      lineHeight: 1.5,
      letterSpacing: '0.01em',
      textTransform: 'none',
    },
    button: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5, textTransform: 'none' },
    caption: { fontSize: '0.875rem', lineHeight: 1.5 },
  },
} satisfies ThemeOptions;
