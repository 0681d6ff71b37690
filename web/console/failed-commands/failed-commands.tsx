import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { FailedCommand } from '#api/contract.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { appointmentDate } from '#domain/site/formats.ts';
import { ExceptionList } from '../shell/exception-list.tsx';
import { waitingSince } from '../ui/formats.ts';
import { FoundationName } from '../ui/foundation-name.tsx';
import { Cell, Row } from '../ui/table.tsx';
import { useCommandName } from '../ui/use-command-name.ts';
import { useLocale } from '../ui/use-locale.ts';
import { useNow } from '../ui/use-now.ts';

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
  const translate = useTranslate();
  const commandName = useCommandName();
  const locale = useLocale();
  const now = useNow();
  const { foundationId, command, byRole, failure, failedAt } = failed;
  return (
    <Row>
      <Cell lead>
        <FoundationName
          id={foundationId}
          companyName={translate('fileNumber', { number: fileNumber(foundationId) })}
          hint=""
        />
      </Cell>
      <Cell wide>
        {commandName(command)}
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
          {failure}
        </Box>
      </Cell>
      <Cell label={translate('failed.by')}>{translate(`actor.${byRole}`)}</Cell>
      <Cell label={translate('failed.since')}>
        <time dateTime={failedAt} title={appointmentDate(failedAt, locale)}>
          {waitingSince(failedAt, now, translate)}
        </time>
      </Cell>
    </Row>
  );
}
