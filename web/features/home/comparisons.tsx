import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { homeSections } from '#domain/site/paths.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { CompareTable } from '../../kit/ui/page/compare-table.tsx';
import { Fold } from '../../kit/ui/page/fold.tsx';
import { Section, SectionHead } from '../../kit/ui/section.tsx';

function BesideTable({ head, table }: { head: ReactNode; table: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
        gap: { xs: 2.5, md: 8 },
        alignItems: 'start',
      }}
    >
      <Box sx={{ position: { md: 'sticky' }, top: 124 }}>{head}</Box>
      {table}
    </Box>
  );
}

/** The two legal forms side by side. */
export function LegalForms() {
  const { texts, to } = useI18n('home');
  const { kicker, title, lead, action, ...table } = texts.home.legalForm;
  return (
    <Section id={homeSections.legalForm} band>
      <BesideTable
        head={
          <>
            <SectionHead kicker={kicker} title={title} lead={lead} />
            <Button
              variant="outlined"
              href={`${to('found-now')}#rechtsform`}
              sx={{ mt: { xs: 2.5, md: 4 } }}
            >
              {action}
            </Button>
          </>
        }
        table={
          <Fold summary={table.caption}>
            <CompareTable {...table} />
          </Fold>
        }
      />
    </Section>
  );
}

/** The traditional way compared to ours. */
export function Ways() {
  const { texts } = useI18n('home');
  const { kicker, title, lead, ...table } = texts.home.comparison;
  return (
    <Section>
      <BesideTable
        head={<SectionHead kicker={kicker} title={title} lead={lead} />}
        table={
          <Fold summary={table.caption}>
            <CompareTable {...table} emphasised={1} />
          </Fold>
        }
      />
    </Section>
  );
}
