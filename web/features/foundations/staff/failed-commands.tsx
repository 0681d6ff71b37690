import Box from '@mui/material/Box';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import type { FailedCommand } from '#api/contract.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { appointmentDate } from '#domain/site/formats.ts';
import { Cell, Row } from '../../../kit/list/table.tsx';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import { FoundationName } from '../../../shared/foundations/foundation-name.tsx';
import { call } from '../../../shared/staff/call.ts';
import { ExceptionList, firstExceptions } from '../../../shared/staff/list/exception-list.tsx';
import { patiently } from '../../../shared/staff/reads.ts';
import { waitingSince } from '../../../shared/staff/ui/formats.ts';
import { useNow } from '../../../shared/staff/ui/use-now.ts';
import { useCommandName } from './use-command-name.ts';

const COLUMNS = ['formation', 'command', 'by', 'since'] as const;
const TRACKS = 'minmax(0, 1fr) minmax(0, 1.6fr) 120px 84px';

export const clientLoader = ({ request: { signal } }: ClientLoaderFunctionArgs) =>
  patiently(() => call('GET /admin/failed-commands', { query: firstExceptions, signal }));

/** Commands of all foundations that could not be carried out. */
export default function FailedCommands() {
  const words = useTexts('staffFoundations').t('staffFoundations:failed');
  return (
    <ExceptionList
      read={useLoaderData<typeof clientLoader>()}
      words={words}
      columns={COLUMNS}
      tracks={TRACKS}
      row={(failed) => <CommandRow key={failed.commandId} failed={failed} />}
    />
  );
}

function CommandRow({ failed }: { failed: FailedCommand }) {
  const { t } = useTexts('staff', 'staffFoundations');
  const commandName = useCommandName();
  const { locale } = useTexts();
  const now = useNow();
  const { foundationId, command, byRole, failure, failedAt } = failed;
  return (
    <Row>
      <Cell lead>
        <FoundationName
          id={foundationId}
          companyName={t('staff:fileNumber', { number: fileNumber(foundationId) })}
          hint=""
        />
      </Cell>
      <Cell wide>
        {commandName(command)}
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
          {failure}
        </Box>
      </Cell>
      <Cell label={t('staffFoundations:failed.by')}>{t(`staffFoundations:actor.${byRole}`)}</Cell>
      <Cell label={t('staffFoundations:failed.since')}>
        <time dateTime={failedAt} title={appointmentDate(failedAt, locale)}>
          {waitingSince(failedAt, now, t)}
        </time>
      </Cell>
    </Row>
  );
}
