import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { courtWaits } from '#domain/site/waiting-times.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Section, SectionHead } from '../../kit/ui/section.tsx';

const longest = Math.max(...courtWaits.map(({ days }) => days));

const tableStyle: SxProps<Theme> = (theme) => ({
  mt: { xs: 2, md: 5 },
  maxWidth: 880,
  width: 1,
  borderCollapse: 'collapse',
  '& th, & td': { textAlign: 'start', py: 1.25, pr: 3 },
  '& tbody th': { fontWeight: 600, width: 140 },
  '& tbody tr': { borderBottom: 1, borderColor: 'divider' },
  '& td:last-of-type': {
    width: 220,
    pr: 0,
    fontSize: '0.875rem',
    color: 'text.secondary',
    whiteSpace: 'nowrap',
  },
  [theme.breakpoints.down('sm')]: {
    '&, & tbody': { display: 'block' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: '92px minmax(0, 1fr)',
      columnGap: 1.5,
      alignItems: 'center',
      py: 1,
    },
    '& tbody th, & tbody td': { p: 0, width: 'auto' },
    '& td:last-of-type': { gridColumn: '2', width: 'auto', lineHeight: 1.4 },
  },
});

/** Published waiting times, each with its year and source, as bars. */
export function WaitingTimes() {
  const { t, texts, locale } = useI18n('foundNow');
  const { kicker, title, lead, caption, court, days: unit, source } = texts.foundNow.waiting;
  return (
    <Section id="dauer">
      <SectionHead kicker={kicker} title={title} lead={lead} />
      <Box component="table" sx={tableStyle}>
        <caption style={visuallyHidden}>{caption}</caption>
        <thead style={visuallyHidden}>
          <tr>
            <th scope="col">{court}</th>
            <th scope="col">{unit}</th>
            <th scope="col">{source}</th>
          </tr>
        </thead>
        <tbody>
          {courtWaits.map((wait) => (
            <tr key={`${wait.court.de}-${wait.year}`}>
              <th scope="row">{wait.court[locale]}</th>
              <td>
                <Bar share={wait.days / longest}>
                  {t('foundNow:waiting.unit', { days: wait.days })}
                </Bar>
              </td>
              <td>{`${wait.source}, ${wait.year}`}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Section>
  );
}

/** A piece of the line, as long as the wait. */
const Bar = ({ share, children }: { share: number; children: string }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, whiteSpace: 'nowrap' }}>
    <Box
      aria-hidden="true"
      sx={{ height: 4, borderRadius: 2, bgcolor: 'primary.main', flexShrink: 0 }}
      // The longest leaves room for its days.
      style={{ width: `calc((100% - 84px) * ${share.toFixed(3)})` }}
    />
    {children}
  </Box>
);
