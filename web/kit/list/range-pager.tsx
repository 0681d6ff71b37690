import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '#domain/site/intl.ts';
import type { Locale } from '#domain/site/paths.ts';
import { useLocale } from '../texts/use-locale.ts';
import { type PageSize, pageSizes, rowsPerTable } from './list-address.ts';

interface Props {
  page: number;
  /** How many rows this page has. */
  rows: number;
  total: Total;
  onPage: (page: number) => void;
  size?: PageSize | undefined;
  /** Left out where nobody can choose. */
  onSize?: (size: PageSize) => void;
}

/** How many rows a list has; the API counts to a limit, then it only says that there are more. */
export interface Total {
  total: number;
  more?: true;
}

/** Pages of a table; hidden while all rows fit on the smallest one. */
export function RangePager({ page, rows, total, onPage, size = rowsPerTable, onSize }: Props) {
  const { t } = useTranslation(['list']);
  const { locale } = useLocale();
  const hasNext = total.more ? rows === size : page * size < total.total;
  if (!hasNext && page === 1 && rows <= rowsPerTable) return null;
  const from = (page - 1) * size + 1;
  // Where the end is not known, the order can be reversed.
  const last = total.more ? undefined : Math.ceil(total.total / size);
  const range = { from, to: from - 1 + rows, total: numberText(total.total, locale) };
  return (
    <Box component="nav" aria-label={t('list:pager.label')} sx={bar}>
      {onSize && <SizeChoice size={size} onSize={onSize} />}
      <Step to={page === 1 ? undefined : 1} icon={ChevronFirst} word="first" onPage={onPage} />
      <Step
        to={page === 1 ? undefined : page - 1}
        icon={ChevronLeft}
        word="previous"
        onPage={onPage}
      />
      <output>{t(`list:pager.${total.more ? 'rangeOfMore' : 'range'}`, range)}</output>
      <Step to={hasNext ? page + 1 : undefined} icon={ChevronRight} word="next" onPage={onPage} />
      <Step
        to={hasNext ? last : undefined}
        icon={ChevronLast}
        word={total.more ? 'lastUnknown' : 'last'}
        onPage={onPage}
      />
    </Box>
  );
}

interface StepProps extends Pick<Props, 'onPage'> {
  /** Undefined where nothing leads. */
  to: number | undefined;
  icon: LucideIcon;
  word: 'first' | 'previous' | 'next' | 'last' | 'lastUnknown';
}

function Step({ to, icon: Icon, word, onPage }: StepProps) {
  const { t } = useTranslation(['list']);
  return (
    <IconButton
      disabled={to === undefined}
      onClick={() => to !== undefined && onPage(to)}
      aria-label={t(`list:pager.${word}`)}
    >
      <Icon size={20} aria-hidden />
    </IconButton>
  );
}

function SizeChoice({ size, onSize }: Required<Pick<Props, 'onSize'>> & { size: PageSize }) {
  const { t } = useTranslation(['list']);
  return (
    <TextField
      select
      size="small"
      label={t('list:pager.size')}
      value={size}
      onChange={({ target }) => {
        const chosen = pageSizes.find((each) => each === Number(target.value));
        if (chosen) onSize(chosen);
      }}
      sx={{ width: 132, mr: 'auto' }}
    >
      {pageSizes.map((each) => (
        <MenuItem key={each} value={each}>
          {each}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** `12`, or `1.000+` for a list that is longer than what is counted. */
export function countText({ total, more }: Total, locale: Locale): string {
  const digits = numberText(total, locale);
  return more ? `${digits}+` : digits;
}

/** `1.000` */
export const numberText = (value: number, locale: Locale) => numberFormat(locale, {}).format(value);

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  mt: 2,
  color: 'text.secondary',
} as const;
