import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { AlarmClock, BellRing, UserRoundCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedFoundation } from '#api/contract.gen.d.ts';
import { handedOver } from '#domain/desk/tasks.ts';
import { call } from '../../../desk/call.ts';
import { BulkAction, BulkBar } from '../../../desk/list/bulk-bar.tsx';
import { BulkFailures } from '../../../desk/list/bulk-failures.tsx';
import { useBulkRun } from '../../../desk/list/use-bulk-run.ts';
import type { Selection } from '../../../desk/list/use-selection.ts';
import { useIdentity, useMay } from '../../../desk/session/session.ts';
import { useShortcuts } from '../../../desk/shortcuts.ts';
import { MailDialog } from '../../../desk/tasks/mail-dialog.tsx';
import { SnoozeDialog } from '../../../desk/tasks/snooze-dialog.tsx';
import { useTaskActions } from '../../../desk/tasks/use-task-actions.ts';
import { type Colleague, useTeam } from '../../../desk/use-team.ts';

interface Props {
  selection: Selection;
  foundations: readonly ListedFoundation[];
  nameOf: (foundation: ListedFoundation) => string;
}

/** What can be done with the chosen formations: given to one of the team, put off, reminded of. */
export function FoundationsBar(props: Props) {
  const { selection } = props;
  const may = useMay();
  return (
    <BulkBar selection={selection}>
      <Assigning {...props} />
      {may('today.arrange') && <PuttingOff selection={selection} />}
      {may('today.settle') && <Reminding {...props} />}
    </BulkBar>
  );
}

function Assigning({ selection, foundations, nameOf }: Props) {
  const { t } = useTranslation(['staffFoundations']);
  const team = useTeam();
  const me = useIdentity()?.id;
  const [anchor, setAnchor] = useState<HTMLElement>();
  const run = useBulkRun(selection);
  const foundationOf = (id: string) => foundations.find((each) => each.id === id);
  const assignTo = ({ id: ownerId, name }: Colleague) => {
    setAnchor(undefined);
    run.run({
      send: (id, attempt) =>
        call('POST /foundations/:id/commands/assign-owner', {
          params: { id },
          body: handedOver(ownerId, lookedAfter(foundationOf(id))),
          ...attempt,
        }),
      done: (count) => t('staffFoundations:assign.done', { count, name }),
    });
  };
  const button = useRef<HTMLSpanElement>(null);
  const ask = () => setAnchor(button.current ?? undefined);
  const myself = team.find(({ id }) => id === me);
  useShortcuts({ 'hand-over': ask, ...(myself && { take: () => assignTo(myself) }) });
  return (
    <>
      <span ref={button}>
        <BulkAction
          icon={UserRoundCheck}
          label={t('staffFoundations:assign.button')}
          busy={run.busy}
          onPress={ask}
        />
      </span>
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
          const foundation = foundationOf(id);
          return foundation ? nameOf(foundation) : id;
        }}
      />
    </>
  );
}

function PuttingOff({ selection }: Pick<Props, 'selection'>) {
  const { t } = useTranslation(['staffTasks']);
  const [isAsking, setIsAsking] = useState(false);
  const { busy, snooze } = useTaskActions();
  const ask = () => setIsAsking(true);
  useShortcuts({ snooze: ask });
  return (
    <>
      <BulkAction
        icon={AlarmClock}
        label={t('staffTasks:tasks.action.snooze')}
        busy={busy}
        onPress={ask}
      />
      {isAsking && (
        <SnoozeDialog
          count={selection.ids.length}
          onClose={() => setIsAsking(false)}
          onSnooze={(until) => {
            setIsAsking(false);
            void snooze({ foundations: [...selection.ids] }, until).then(selection.clear);
          }}
        />
      )}
    </>
  );
}

function Reminding({ selection, foundations, nameOf }: Props) {
  const { t } = useTranslation(['staffFoundations', 'staffTasks']);
  const [asking, setAsking] = useState(false);
  const { busy, remind } = useTaskActions();
  const ask = () => setAsking(true);
  const close = () => setAsking(false);
  useShortcuts({ remind: ask });
  const reminders = foundations
    .filter(({ id }) => selection.ids.includes(id))
    .map((foundation) => ({
      key: foundation.id,
      to: t(`staffTasks:tasks.party.${foundation.waitingOn}`),
      about: `${nameOf(foundation)}: ${t(`staffFoundations:status.${foundation.status}`)}`,
    }));
  return (
    <>
      <BulkAction
        icon={BellRing}
        label={t('staffTasks:tasks.action.remind')}
        busy={busy}
        onPress={ask}
      />
      {asking && (
        <MailDialog
          mails={reminders}
          onClose={close}
          onSend={() => {
            close();
            void remind({ foundations: [...selection.ids] }).then(selection.clear);
          }}
        />
      )}
    </>
  );
}

/** By whom, as the rules name it. */
const lookedAfter = (foundation: ListedFoundation | undefined) =>
  foundation?.owner
    ? { ownerId: foundation.owner.id, standInId: foundation.owner.standInId ?? undefined }
    : null;
