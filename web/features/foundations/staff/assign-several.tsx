import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import type { ListedFoundation } from '#api/contract.ts';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import { call } from '../../../shared/staff/call.ts';
import { BulkAction, BulkBar } from '../../../shared/staff/list/bulk-bar.tsx';
import { BulkFailures } from '../../../shared/staff/list/bulk-failures.tsx';
import { useBulkRun } from '../../../shared/staff/list/use-bulk-run.ts';
import type { Selection } from '../../../shared/staff/list/use-selection.ts';
import { useIdentity } from '../../../shared/staff/session/session.ts';
import { type Colleague, useTeam } from '../../../shared/staff/use-team.ts';

interface Props {
  selection: Selection;
  foundations: readonly ListedFoundation[];
  nameOf: (foundation: ListedFoundation) => string;
}

/** Gives the chosen formations to one of the team. */
export function AssignSeveral({ selection, foundations, nameOf }: Props) {
  const { t } = useTexts('staffFoundations');
  const team = useTeam();
  const me = useIdentity()?.id;
  const [anchor, setAnchor] = useState<HTMLElement>();
  const run = useBulkRun(selection);
  const assignTo = ({ id: ownerId, name }: Colleague) => {
    setAnchor(undefined);
    run.run({
      send: (id, attempt) =>
        call('POST /foundations/:id/commands/assign-owner', {
          params: { id },
          body: { ownerId },
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
      </BulkBar>
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
