import Box from '@mui/material/Box';
import type { FailedCommand } from '#api/contract.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { appointmentDate } from '#domain/site/formats.ts';
import { ExceptionList } from '../../../shared/staff/list/exception-list.tsx';
import { waitingSince } from '../../../shared/staff/ui/formats.ts';
import { FoundationName } from '../../../shared/foundations/foundation-name.tsx';
import { Cell, Row } from '../../../kit/list/table.tsx';
import { useCommandName } from './use-command-name.ts';
import { useNow } from '../../../shared/staff/ui/use-now.ts';
import { useTexts } from '../../../kit/texts/use-texts.ts';

const COLUMNS = ['formation', 'command', 'by', 'since'];
const TRACKS = 'minmax(0, 1fr) minmax(0, 1.6fr) 120px 84px';

/** Rows of lists carry an id, see `shell/api/data-provider.ts`. */
type FailedRow = FailedCommand & { id: string };

/** Commands of all foundations that could not be carried out. */
export function FailedCommands() {
  return (
    <ExceptionList<FailedRow>
      resource="failed"
      texts="failed"
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
