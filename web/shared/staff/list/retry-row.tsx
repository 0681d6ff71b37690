import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { Cell, Row } from '../../../kit/list/table.tsx';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import type { Outcome } from '../call.ts';
import { ErrorAlert } from '../forms/error-alert.tsx';
import { usePress } from '../forms/use-press.ts';
import { useIdentity } from '../session/session.ts';
import { waitingSince } from '../ui/formats.ts';
import { useNow } from '../ui/use-now.ts';

interface Props {
  words: { attempts: string; since: string };
  lead: ReactNode;
  reason: string;
  note: ReactNode;
  attempts: number;
  /** An ISO instant. */
  since: string;
  retry: {
    send: () => Promise<Outcome>;
    /** What the API answers when a colleague was faster: no failure to report. */
    refusedWith: string;
    button: string;
    done: string;
    doneBefore: string;
    underWay?: boolean;
  };
}

/** The status of an answer to a request that somebody else has made before. */
const DONE_BEFORE = 409;

/** Something that went wrong, with a way for staff to try it again; lawyers only read it. */
export function RetryRow({ words, lead, reason, note, attempts, since, retry }: Props) {
  const { t } = useTexts('staff');
  const now = useNow();
  const mayRetry = useIdentity()?.role !== 'lawyer';
  const [attemptsAtFirst] = useState(attempts);
  const hasFailedAgain = attempts > attemptsAtFirst && !retry.underWay;
  const { busy, refused, press } = usePress({
    send: async () => {
      const outcome = await retry.send();
      const isDone = !outcome.ok && outcome.code === retry.refusedWith;
      return isDone ? { ok: true, status: DONE_BEFORE } : outcome;
    },
    done: (status) => (status === DONE_BEFORE ? retry.doneBefore : retry.done),
  });
  return (
    <Row>
      <Cell lead>{lead}</Cell>
      <Cell wide>
        <Box sx={{ overflowWrap: 'anywhere' }}>{reason}</Box>
        {note}
        <Box role="status" sx={{ fontWeight: 600 }}>
          {hasFailedAgain && t('staff:failedAgain')}
        </Box>
        {refused && <ErrorAlert text={refused} sx={{ mt: 1 }} />}
      </Cell>
      <Cell label={words.attempts}>{attempts}</Cell>
      <Cell label={words.since}>{waitingSince(since, now, t)}</Cell>
      <Cell action="long">
        {mayRetry && (
          <Button
            variant="outlined"
            size="small"
            loading={busy || retry.underWay === true}
            onClick={press}
          >
            {retry.button}
          </Button>
        )}
      </Cell>
    </Row>
  );
}
