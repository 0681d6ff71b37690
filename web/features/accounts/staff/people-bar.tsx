import { MailPlus } from 'lucide-react';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import { call } from '../../../shared/staff/call.ts';
import { BulkAction, BulkBar } from '../../../shared/staff/list/bulk-bar.tsx';
import { BulkFailures } from '../../../shared/staff/list/bulk-failures.tsx';
import { useBulkRun } from '../../../shared/staff/list/use-bulk-run.ts';
import type { Selection } from '../../../shared/staff/list/use-selection.ts';
import { useMay } from '../../../shared/staff/session/session.ts';
import type { PersonRow } from './actions.ts';

interface Props {
  selection: Selection;
  people: readonly PersonRow[];
}

/** Sends the chosen their invitations once more, where at least one has not accepted theirs. */
export function PeopleBar({ selection, people }: Props) {
  const { t } = useTexts('staffAccounts');
  const mayInvite = useMay()('people.invite');
  const run = useBulkRun(selection);
  const isInvited = people.some(({ id, status }) => status === 'invited' && selection.has(id));
  const inviteAgain = () =>
    run.run({
      send: (id) => call('POST /admin/people/:id/invitation', { params: { id } }),
      done: (count) => t('staffAccounts:people.invitedAgain', { count }),
    });
  return (
    <BulkBar selection={selection}>
      {mayInvite && isInvited && (
        <BulkAction
          icon={MailPlus}
          label={t('staffAccounts:action.invite-again.button')}
          busy={run.busy}
          onPress={inviteAgain}
        />
      )}
      <BulkFailures
        run={run}
        nameOf={(id) => {
          const person = people.find((each) => each.id === id);
          return person?.name ?? person?.email ?? id;
        }}
      />
    </BulkBar>
  );
}
