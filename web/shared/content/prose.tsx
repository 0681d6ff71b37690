import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { headingFont } from '../../fonts.ts';

/** The text of a document. Its HTML is made by the API from Markdown, which may hold no HTML. */
export const Prose = ({ html }: { html: string }) => (
  <Box
    sx={{ ...text, ...headings, ...tables, ...notes }}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
    dangerouslySetInnerHTML={{ __html: html }}
  />
);

/** Styles that can be put together, neither a list nor a function. */
type Styles = Exclude<SxProps<Theme>, readonly unknown[] | ((...args: never[]) => unknown)>;

const text: Styles = {
  maxWidth: '37.5em',
  fontSize: { xs: '1.0625rem', md: '1.125rem' },
  lineHeight: 1.7,
  '& :where(p, ul, ol, h2, h3, h4)': { m: 0 },
  '& > * + *': { mt: 2.5 },
  '& p': { textWrap: 'pretty' },
  // The lead.
  '& > p:first-of-type': {
    fontSize: { xs: '1.1875rem', md: '1.3125rem' },
    lineHeight: 1.55,
    color: 'text.primary',
  },
  '& a': {
    color: 'primary.main',
    fontWeight: 500,
    textUnderlineOffset: 4,
    textDecorationThickness: 1,
    '&:hover': { textDecorationThickness: 2 },
  },
  '& strong': { fontWeight: 600 },
  '& ul, & ol': { pl: 3.25 },
  '& > p + ul, & > p + ol': { mt: 1.5 },
  '& li + li': { mt: 0.75 },
  '& li::marker': { color: 'primary.main', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& hr': { border: 0, borderTop: 1, borderColor: 'divider', my: 5 },
};

const headings: Styles = {
  '& h2, & h3, & h4': {
    fontFamily: headingFont,
    fontWeight: 560,
    fontVariationSettings: "'SOFT' 60, 'WONK' 0",
    letterSpacing: '-0.012em',
    lineHeight: 1.2,
    color: 'brand.heading',
    textWrap: 'balance',
    overflowWrap: 'break-word',
    hyphens: { xs: 'auto', sm: 'manual' },
  },
  '& > h2': { fontSize: { xs: '1.5rem', md: '1.75rem' }, mt: { xs: 6, md: 7 } },
  '& > h3': { fontSize: { xs: '1.1875rem', md: '1.25rem' }, mt: 4.5 },
  '& > h2 + *, & > h3 + *': { mt: 1.75 },
};

const tables: Styles = {
  '& .table': {
    mt: 3.5,
    mb: 3.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: '16px',
    bgcolor: 'background.paper',
    overflow: 'hidden',
  },
  '& table': {
    width: 1,
    borderCollapse: 'collapse',
    fontSize: '0.9375rem',
    lineHeight: 1.5,
    fontVariantNumeric: 'tabular-nums',
  },
  '& th, & td': { textAlign: 'left', verticalAlign: 'top', px: 2, py: 1.375 },
  '& th, & thead td': { fontWeight: 600, color: 'brand.heading', bgcolor: 'brand.highlight' },
  '& tbody tr + tr > td': { borderTop: 1, borderColor: 'divider' },
  '& .right': { textAlign: { sm: 'right' }, whiteSpace: { sm: 'nowrap' } },
  '& .center': { textAlign: { sm: 'center' } },
  // On phones a row is a card; every cell says which column it is from.
  '@media (max-width:37.45em)': {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)', width: '1px', overflow: 'hidden' },
    '& table, & tbody, & tr, & td': { display: 'block' },
    '& tr': { py: 1.25 },
    '& tbody tr + tr': { borderTop: 1, borderColor: 'divider' },
    '& tbody tr + tr > td': { borderTop: 0 },
    '& td': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      columnGap: 2,
      py: 0.5,
    },
    '& td::before': { content: 'attr(data-label)', color: 'text.secondary' },
    '& td:empty': { display: 'none' },
    '& td:first-of-type': { display: 'block', fontWeight: 600, color: 'brand.heading' },
    '& td:first-of-type::before': { content: 'none' },
    '& td:first-of-type:empty': { display: 'none' },
  },
};

const notes: Styles = {
  '& .note': {
    position: 'relative',
    mt: 3.5,
    mb: 3.5,
    p: { xs: 2.5, sm: 3 },
    pl: { xs: 3.5, sm: 4.5 },
    borderRadius: '16px',
    bgcolor: 'brand.highlight',
    fontSize: '1.0625rem',
    '& > * + *': { mt: 1.25 },
    // A piece of the line with a station.
    '&::before, &::after': { content: '""', position: 'absolute', left: { xs: 14, sm: 18 } },
    '&::before': { top: 18, bottom: 18, width: 4, borderRadius: 2, bgcolor: 'primary.main' },
    '&::after': {
      top: 22,
      width: 12,
      height: 12,
      ml: '-4px',
      boxSizing: 'border-box',
      borderRadius: '50%',
      border: 3,
      borderColor: 'brand.accent',
      bgcolor: 'background.paper',
    },
  },
};
