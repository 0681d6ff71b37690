import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { AlarmClock, BellRing, UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import type { ListedFoundation } from '#api/contract.ts';
import { handedOver } from '#domain/desk/tasks.ts';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import { call } from '../../../shared/staff/call.ts';
import { BulkAction, BulkBar } from '../../../shared/staff/list/bulk-bar.tsx';
import { BulkFailures } from '../../../shared/staff/list/bulk-failures.tsx';
import { useBulkRun } from '../../../shared/staff/list/use-bulk-run.ts';
import type { Selection } from '../../../shared/staff/list/use-selection.ts';
import { useIdentity, useMay } from '../../../shared/staff/session/session.ts';
import { useShortcuts } from '../../../shared/staff/shortcuts.ts';
import { SnoozeDialog } from '../../../shared/staff/tasks/snooze-dialog.tsx';
import { useTaskActions } from '../../../shared/staff/tasks/use-task-actions.ts';
import { type Colleague, useTeam } from '../../../shared/staff/use-team.ts';

interface Props {
  selection: Selection;
  foundations: readonly ListedFoundation[];
  nameOf: (foundation: ListedFoundation) => string;
}

/** What can be done with the chosen formations: given to one of the team, put off, reminded of. */
export function FoundationsBar({ selection, foundations, nameOf }: Props) {
  const { t } = useTexts('staffFoundations', 'staffTasks');
  const team = useTeam();
  const me = useIdentity()?.id;
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isSnoozing, setIsSnoozing] = useState(false);
  const run = useBulkRun(selection);
  const { busy, remindFoundations, snoozeFoundations } = useTaskActions();
  const may = useMay();
  const deal = (done: Promise<void>) => void done.then(selection.clear);
  const remind = may('today.settle') ? () => deal(remindFoundations(selection.ids)) : undefined;
  const putOff = may('today.arrange') ? () => setIsSnoozing(true) : undefined;
  useShortcuts({
    ...(selection.ids.length > 0 && {
      ...(putOff && { h: putOff }),
      ...(remind && { r: remind }),
    }),
  });
  const assignTo = ({ id: ownerId, name }: Colleague) => {
    setAnchor(undefined);
    run.run({
      send: (id, attempt) =>
        call('POST /foundations/:id/commands/assign-owner', {
          params: { id },
          body: handedOver(ownerId, lookedAfter(foundations.find((each) => each.id === id))),
          ...attempt,
        }),
      done: (count) => t('staffFoundations:assign.done', { count, name }),
    });
  };
  return (
    <>
      <BulkBar selection={selection}>
        <BulkAction
          icon={UserRoundCheck}
          label={t('staffFoundations:assign.button')}
          busy={run.busy}
          onPress={({ currentTarget }) => setAnchor(currentTarget)}
        />
        {putOff && (
          <BulkAction
            icon={AlarmClock}
            label={t('staffTasks:tasks.action.snooze')}
            busy={busy}
            onPress={putOff}
          />
        )}
        {remind && (
          <BulkAction
            icon={BellRing}
            label={t('staffTasks:tasks.action.remind')}
            busy={busy}
            onPress={remind}
          />
        )}
      </BulkBar>
      {isSnoozing && (
        <SnoozeDialog
          count={selection.ids.length}
          onClose={() => setIsSnoozing(false)}
          onSnooze={(until) => {
            setIsSnoozing(false);
            deal(snoozeFoundations(selection.ids, until));
          }}
        />
      )}
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
      >
        {team.map((colleague) => (
          <MenuItem key={colleague.id} onClick={() => assignTo(colleague)}>
            {colleague.id === me
              ? t('staffFoundations:assign.me', { name: colleague.name })
              : colleague.name}
          </MenuItem>
        ))}
      </Menu>
      <BulkFailures
        run={run}
        nameOf={(id) => {
          const foundation = foundations.find((each) => each.id === id);
          return foundation ? nameOf(foundation) : id;
        }}
      />
    </>
  );
}

/** By whom, as the rules name it. */
const lookedAfter = (foundation: ListedFoundation | undefined) =>
  foundation?.owner
    ? { ownerId: foundation.owner.id, standInId: foundation.owner.standInId ?? undefined }
    : null;
