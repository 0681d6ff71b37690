import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDaysTo } from '#domain/days/working-days.ts';
import { dayKey } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { linedRows } from '../../kit/ui/lined-rows.ts';
import { DutyItem } from './duty-item.tsx';
import type { Duty, Loaded } from './loaded.ts';

/** Days ahead that count as next. */
const NEXT_DAYS = 92;

/** What is late, what comes next, and, folded, what comes later and what is done. */
export function DutyList(loaded: Loaded) {
  const { t } = useTranslation(['duties']);
  const { to } = useLocale();
  const { duties, foundation, now } = loaded;
  const words = t('duties:list');
  const today = dayKey(now);
  const soon = addDaysTo(today, NEXT_DAYS);
  const id = useId();
  // What is ticked off stays where it is until the page is opened again.
  const [begunAs] = useState(() => new Map(duties.map(({ key, state }) => [key, state])));
  const isOpen = ({ key, state }: Duty) => (begunAs.get(key) ?? state) === 'open';
  const open = duties.filter(isOpen);
  const late = open.filter(({ dueOn }) => dueOn < today);
  const next = open.filter(({ dueOn }) => dueOn >= today && dueOn <= soon);
  const later = open.filter(({ dueOn }) => dueOn > soon);
  const done = duties.filter((duty) => !isOpen(duty));
  const first = (late[0] ?? next[0])?.key;
  const rows = (some: readonly Duty[]) => <Rows duties={some} loaded={loaded} first={first} />;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2" color="primary">
        {words.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3, maxWidth: '68ch' }}>
        {words.lead}{' '}
        {foundation.asCoFounder ? (
          words.ofCoFounder
        ) : (
          <>
            {words.reminded} <Link href={`${to('settings')}#mails`}>{words.settings}</Link>
          </>
        )}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {late.length > 0 && <Group title={words.late}>{rows(late)}</Group>}
        <Group title={words.next}>
          {next.length > 0 ? rows(next) : <Typography sx={{ mt: 1 }}>{words.none}</Typography>}
        </Group>
        {later.length > 0 && (
          <Folded title={`${words.later} (${later.length})`}>{rows(later)}</Folded>
        )}
        {done.length > 0 && (
          <Folded title={`${words.done} (${done.length})`}>{rows(done.toReversed())}</Folded>
        )}
      </Box>
    </section>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={padding}>
      <Typography id={id} variant="h5" component="h3" color="primary">
        {title}
      </Typography>
      {children}
    </Card>
  );
}

const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="details" sx={{ ...padding, '&[open] > summary > svg': { rotate: '180deg' } }}>
    <Box
      component="summary"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        cursor: 'pointer',
        color: 'primary.main',
        listStyle: 'none',
        '&::-webkit-details-marker': { display: 'none' },
        m: -1.5,
        p: 1.5,
      }}
    >
      <Typography variant="h5" component="h3">
        {title}
      </Typography>
      <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
    </Box>
    {children}
  </Card>
);

const padding = { p: { xs: 2.5, sm: 3 } } as const;

interface RowsProps {
  duties: readonly Duty[];
  loaded: Loaded;
  /** The key of the one that is shown in full. */
  first: string | undefined;
}

const Rows = ({ duties, loaded, first }: RowsProps) => (
  <Box component="ul" sx={{ ...linedRows, mt: 1, '& > li:last-of-type': { pb: 0 } }}>
    {duties.map((duty) => (
      <DutyItem key={duty.key} duty={duty} loaded={loaded} isOpen={duty.key === first} />
    ))}
  </Box>
);
