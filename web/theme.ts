import { createTheme, type Theme } from '@mui/material/styles';
import { Anchor } from './kit/ui/anchor.tsx';
import { variables } from './theme-variables.ts';

const colorOf = (theme: Theme) => theme.vars?.palette ?? theme.palette;

/** Dark surfaces that stay dark in both modes set `--focus-color`. */
const focusRing = (theme: Theme) => `3px solid var(--focus-color, ${colorOf(theme).primary.main})`;

const headingColor = ({ theme }: { theme: Theme }) => ({ color: colorOf(theme).brand.heading });

/** A button that is busy keeps its words, and looks pressed and at work, not switched off. */
const busy = (variant: 'contained' | 'outlined' | 'text', own: object = {}) => ({
  '&.MuiButton-loading': {
    ...own,
    color: `var(--variant-${variant}Color)`,
    '& .MuiButton-loadingIndicator': { color: `var(--variant-${variant}Color)` },
  },
});

/** What is chosen, where the reader's colours take the place of ours. */
const chosenInForcedColors = {
  forcedColorAdjust: 'none',
  color: 'SelectedItemText',
  backgroundColor: 'SelectedItem',
} as const;

export const theme = createTheme({
  ...variables,
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
          // Nobody presses them on paper.
          '@media print': { display: 'none' },
        }),
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, loadingPosition: 'start' },
      styleOverrides: {
        root: {
          minHeight: 44,
          paddingInline: 20,
          paddingBlock: 9,
          borderRadius: 12,
          whiteSpace: 'nowrap',
          // Inside cards and dialogs of a phone the longest labels need two lines.
          '@media (max-width:37.45em)': { whiteSpace: 'normal' },
        },
        sizeLarge: { minHeight: 48, paddingInline: 24, fontSize: '1rem' },
        contained: {
          ...busy('contained', { backgroundColor: 'var(--variant-containedBg)' }),
          '@media (forced-colors: active)': { border: '1px solid' },
        },
        outlined: ({ theme }) => ({
          borderColor: colorOf(theme).brand.fieldBorder,
          ...busy('outlined'),
        }),
        text: { paddingInline: 12, ...busy('text') },
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
      styleOverrides: {
        // On paper what is cut off cannot go on with the next page, and would leave this one empty.
        root: { borderRadius: 20, '@media print': { overflow: 'visible' } },
      },
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
          // Colours alone tell which one is chosen, and they may be the reader's own.
          '@media (forced-colors: active)': {
            border: '1px solid',
            '&[aria-pressed=true], &[aria-current]:not([aria-current=false])': chosenInForcedColors,
          },
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
