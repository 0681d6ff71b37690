import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { WholeInquiry } from '#api/contract.gen.d.ts';
import { useIdentity } from '../../../desk/session/session.ts';
import { useShortcuts } from '../../../desk/shortcuts.ts';
import { HandOverDialog } from '../../../desk/tasks/hand-over-dialog.tsx';
import { useTaskActions } from '../../../desk/tasks/use-task-actions.ts';
import { Facts } from '../../../desk/ui/facts.tsx';
import { Panel } from '../../../desk/ui/panel.tsx';
import { Quiet } from '../../../desk/ui/quiet.tsx';
import type { DataOf } from '../../../kit/api/call.ts';
import { FoundationName } from '../../../shared/foundations/foundation-name.tsx';
import { staffPath } from '../../../staff-pages.ts';
import { Sender } from './asked.tsx';

type Belongings = DataOf<'GET /admin/people/:id/belongings'>;

interface Props {
  whole: WholeInquiry;
  /** Of the account with the address that was typed. */
  belongings: Belongings | undefined;
}

/** Who asks, what we know of them, and who of the team looks after it. */
export function WhoPanel({ whole: { inquiry, owner, member }, belongings }: Props) {
  const words = useTranslation(['staffInquiries']).t('staffInquiries:inquiry.who');
  const { foundations, orders } = belongings ?? {};
  return (
    <Panel title={words.title}>
      <Facts
        facts={[
          [words.sender, <Sender key="sender" inquiry={inquiry} />],
          [words.owner, <Owner key="owner" inquiry={inquiry} owner={owner} />],
          [
            words.member,
            member ? (
              <Box key="member">
                <Link component={RouterLink} to={staffPath('person', member.id)}>
                  {member.name}
                </Link>
                <Quiet>{words.unproved}</Quiet>
              </Box>
            ) : (
              words.noMember
            ),
          ],
          [
            words.foundations,
            foundations &&
              foundations.data.length > 0 &&
              foundations.data.map(({ id, companyName }) => (
                <Box key={id} sx={{ mb: 0.5 }}>
                  <FoundationName id={id} companyName={companyName} />
                </Box>
              )),
          ],
          [
            words.orders,
            orders &&
              orders.data.length > 0 &&
              orders.data.map(({ id, number, titles }) => (
                <Box key={id} sx={{ mb: 0.5 }}>
                  <Link component={RouterLink} to={staffPath('order', id)}>
                    {number}
                  </Link>
                  <Quiet>{titles.join(', ')}</Quiet>
                </Box>
              )),
          ],
        ]}
      />
    </Panel>
  );
}

/** Who has taken it; while it is open it can be taken and handed over, by key as well. */
function Owner({ inquiry, owner }: Pick<WholeInquiry, 'inquiry' | 'owner'>) {
  const words = useTranslation(['staffInquiries']).t('staffInquiries:inquiry.who');
  const me = useIdentity()?.id;
  const [asking, setAsking] = useState(false);
  const { busy, assign, settle } = useTaskActions();
  const keys = [`inquiry:${inquiry.id}`];
  const isOpen = inquiry.doneAt === null;
  const isMine = owner !== null && owner.id === me;
  const take = () => {
    if (me !== undefined && !isMine) void assign(keys, me, 'taken');
  };
  useShortcuts(
    isOpen ? { take, 'hand-over': () => setAsking(true), done: () => void settle(keys, true) } : {},
  );
  return (
    <>
      <div>{owner?.name ?? words.nobody}</div>
      {isOpen && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
          {!isMine && (
            <Button size="small" variant="outlined" disabled={busy} onClick={take}>
              {words.take}
            </Button>
          )}
          <Button size="small" disabled={busy} onClick={() => setAsking(true)}>
            {words.handOver}
          </Button>
        </Box>
      )}
      {asking && (
        <HandOverDialog
          count={1}
          onClose={() => setAsking(false)}
          onHandOver={(to) => {
            setAsking(false);
            void assign(keys, to);
          }}
        />
      )}
    </>
  );
}
