import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Anchor } from '../../kit/ui/anchor.tsx';

interface TileProps {
  title: string;
  link?: { href: string; label: string };
  children: ReactNode;
}

export function Tile({ title, link, children }: TileProps) {
  return (
    <Card component="section" sx={{ p: 3 }}>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          gap: 2,
          pb: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="h5" component="h2" color="primary">
          {title}
        </Typography>
        {link && (
          <Link
            href={link.href}
            variant="body2"
            aria-label={`${title}: ${link.label}`}
            // Large enough for a finger, without moving the title.
            sx={{ py: 1.5, my: -1.5 }}
          >
            {link.label}
          </Link>
        )}
      </Box>
      {children}
    </Card>
  );
}

interface RowsProps<Item> extends Omit<TileProps, 'children'> {
  /** null while they cannot be loaded. */
  items: readonly Item[] | null;
  empty: string;
  row: (item: Item) => RowProps & { key: string };
}

/** A few rows; says so when there are none, and when they could not be loaded. */
export function RowsTile<Item>({ items, empty, row, ...tile }: RowsProps<Item>) {
  const { t } = useTranslation(['dashboard']);
  if (!items?.length) {
    return (
      <Tile {...tile}>
        <Typography variant="body2" color="textSecondary" sx={{ pt: 2 }}>
          {items ? empty : t('dashboard:failed')}
        </Typography>
      </Tile>
    );
  }
  return (
    <Tile {...tile}>
      <Box component="ul" sx={list}>
        {items.map((item) => {
          const { key, ...shown } = row(item);
          return <Row key={key} {...shown} />;
        })}
      </Box>
    </Tile>
  );
}

interface RowProps {
  title: string;
  line: string;
  href?: string | undefined;
}

export function Row({ title, line, href }: RowProps) {
  return (
    <Box component="li" sx={rowStyle}>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {href ? (
          <Box component={Anchor} href={href} sx={wholeRow}>
            {title}
          </Box>
        ) : (
          title
        )}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {line}
      </Typography>
    </Box>
  );
}

const rowStyle = {
  position: 'relative',
  py: 1.5,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
  '&:last-of-type': { pb: 0 },
} as const;

const wholeRow = {
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible::after': { outline: '3px solid', outlineColor: 'primary.main' },
} as const;

export const list = { listStyle: 'none', m: 0, p: 0 } as const;
