import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownEmail } from '#domain/shown-email.ts';
import { call } from '../../../desk/call.ts';
import { BulkAction, BulkBar } from '../../../desk/list/bulk-bar.tsx';
import { BulkFailures } from '../../../desk/list/bulk-failures.tsx';
import { useBulkRun } from '../../../desk/list/use-bulk-run.ts';
import type { Selection } from '../../../desk/list/use-selection.ts';
import { useMay } from '../../../desk/session/session.ts';
import { MailDialog } from '../../../desk/tasks/mail-dialog.tsx';
import type { PersonRow } from './actions.ts';

interface Props {
  selection: Selection;
  people: readonly PersonRow[];
}

/** Sends the chosen their invitations once more, where at least one has not accepted theirs. */
export function PeopleBar({ selection, people }: Props) {
  const { t } = useTranslation(['staffAccounts']);
  const mayInvite = useMay()('people.invite');
  const run = useBulkRun(selection);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const invited = people.filter(({ id, status }) => status === 'invited' && selection.has(id));
  const count = invited.length;
  const inviteAgain = () => {
    close();
    run.run({
      send: (id) => call('POST /admin/people/:id/invitation', { params: { id } }),
      done: (sent) => t('staffAccounts:people.invitedAgain', { count: sent }),
    });
  };
  return (
    <BulkBar selection={selection}>
      {mayInvite && count > 0 && (
        <BulkAction
          icon={MailPlus}
          label={t('staffAccounts:action.invite-again.button')}
          busy={run.busy}
          onPress={() => setAsking(true)}
        />
      )}
      {asking && (
        <MailDialog
          mails={invited.map(({ id, name, email, role }) => ({
            key: id,
            to: [name, shownEmail(email)].filter(Boolean).join(', '),
            about: t(`staffAccounts:roles.${role}`),
          }))}
          words={{
            title: t('staffAccounts:people.invitingAgain.title', { count }),
            what: t('staffAccounts:people.invitingAgain.what'),
            send: t('staffAccounts:people.invitingAgain.send', { count }),
          }}
          onSend={inviteAgain}
          onClose={close}
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
