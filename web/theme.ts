import { createTheme, type Theme } from '@mui/material/styles';
import { colors } from '#domain/site/colors.ts';
import { headingFont, textFont } from './fonts.ts';
import { Anchor } from './kit/ui/anchor.tsx';

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

const colorOf = (theme: Theme) => theme.vars?.palette ?? theme.palette;

/** Dark surfaces that stay dark in both modes set `--focus-color`. */
const focusRing = (theme: Theme) => `3px solid var(--focus-color, ${colorOf(theme).primary.main})`;

const headingColor = ({ theme }: { theme: Theme }) => ({ color: colorOf(theme).brand.heading });

export const theme = createTheme({
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
  transitions: {
    duration: {
      shortest: 150,
      shorter: 150,
      short: 200,
      standard: 200,
      complex: 250,
      enteringScreen: 200,
      leavingScreen: 150,
    },
  },
  components: {
    MuiButtonBase: {
      defaultProps: { LinkComponent: Anchor, disableRipple: true },
      styleOverrides: {
        // MUI takes the outline away and gives it back by script, which public pages do not have.
        root: ({ theme }) => ({
          '&:focus-visible': { outline: focusRing(theme), outlineOffset: 2 },
        }),
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: 44,
          paddingInline: 20,
          paddingBlock: 9,
          borderRadius: 12,
          whiteSpace: 'nowrap',
          // The longest labels are wider than the narrowest screens.
          '@media (max-width:22.45em)': { whiteSpace: 'normal' },
        },
        sizeLarge: { minHeight: 48, paddingInline: 24, fontSize: '1rem' },
        outlined: ({ theme }) => ({ borderColor: colorOf(theme).brand.fieldBorder }),
        text: { paddingInline: 12 },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44, borderRadius: 12 } } },
    MuiLink: {
      defaultProps: { component: Anchor, underline: 'hover' },
      styleOverrides: { root: { fontWeight: 600 } },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: {
          backgroundImage: 'none',
          // Dialogs are focused when they open, which is plain to see.
          '&[role=dialog]:focus-visible': { outline: 'none' },
        },
      },
    },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: 20 } },
    },
    MuiTypography: {
      styleOverrides: {
        h1: headingColor,
        h2: headingColor,
        h3: headingColor,
        h4: headingColor,
        h5: headingColor,
      },
    },
    MuiTextField: { defaultProps: { fullWidth: true } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme }) => ({
          borderRadius: 12,
          background: colorOf(theme).background.paper,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: colorOf(theme).brand.fieldBorder },
        }),
      },
    },
    MuiInputLabel: {
      styleOverrides: {
        // German labels are long; on a small phone they would be cut.
        root: {
          '@media (max-width:26.25em)': {
            '&:not(.MuiInputLabel-shrink)': {
              fontSize: '0.875rem',
              maxWidth: 'calc(100% - 16px)',
            },
          },
        },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.875rem', marginInline: 4 } } },
    MuiAlert: {
      styleOverrides: {
        // MUI mixes its own tones, which leave the palette in dark mode.
        root: ({ theme, ownerState }) => {
          const palette = colorOf(theme);
          const { main } = palette[ownerState.severity ?? 'success'];
          return {
            borderRadius: 12,
            border: `1px solid color-mix(in srgb, ${main} 40%, ${palette.background.paper})`,
            backgroundColor: `color-mix(in srgb, ${main} 10%, ${palette.background.paper})`,
            color: palette.text.primary,
            '& .MuiAlert-icon': { color: main },
          };
        },
      },
    },
    MuiChip: {
      styleOverrides: {
        root: ({ theme, ownerState }) => ({
          fontWeight: 600,
          ...(ownerState.color === 'default' && {
            backgroundColor: colorOf(theme).brand.highlight,
          }),
        }),
        sizeSmall: {
          height: 'auto',
          minHeight: 28,
          fontSize: '0.8125rem',
          '& .MuiChip-label': { paddingInline: 12, paddingBlock: 4, whiteSpace: 'normal' },
        },
      },
    },
    MuiContainer: { defaultProps: { maxWidth: false } },
    MuiTooltip: { defaultProps: { arrow: true } },
  },
});
