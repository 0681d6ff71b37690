import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { SchemaForm } from '../../kit/forms/schema-form.tsx';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { waitingSince } from '../ui/formats.ts';
import { Cell, Row } from '../ui/table.tsx';
import { useNow } from '../ui/use-now.ts';
import { callOnce, DONE_BEFORE } from './api/call-once.ts';
import { ErrorAlert } from './forms/error-alert.tsx';
import { useCommandForm } from './forms/use-command-form.ts';
import { useProblemText } from './forms/use-problem-text.ts';
import { useIdentity } from './session/use-identity.ts';

interface Props {
  /** Where `attempts` and `since` are; the words of `retry` are keys of the same texts. */
  texts: string;
  lead: ReactNode;
  reason: string;
  note: ReactNode;
  attempts: number;
  /** An ISO instant. */
  since: string;
  retry: {
    path: string;
    /** What the API answers when a colleague was faster. */
    refusedWith: string;
    button: string;
    done: string;
    doneBefore: string;
    underWay?: boolean;
  };
}

const rules = { schema: z.object({}) };

/** Something that went wrong, with a way for staff to try it again; lawyers only read it. */
export function RetryRow({ texts, lead, reason, note, attempts, since, retry }: Props) {
  const translate = useTranslate();
  const problemText = useProblemText();
  const now = useNow();
  const mayRetry = useIdentity()?.role !== 'lawyer';
  const word = (key: string) => translate(`${texts}.${key}`);
  const form = useCommandForm({
    rules,
    send: () => callOnce(retry.path, retry.refusedWith),
    done: (status) => `${texts}.${status === DONE_BEFORE ? retry.doneBefore : retry.done}`,
  });
  return (
    <Row>
      <Cell lead>{lead}</Cell>
      <Cell wide>
        <Box sx={{ overflowWrap: 'anywhere' }}>{reason}</Box>
        {note}
        {form.refused && <ErrorAlert text={form.refused.text} sx={{ mt: 1 }} />}
      </Cell>
      <Cell label={word('attempts')}>{attempts}</Cell>
      <Cell label={word('since')}>{waitingSince(since, now, translate)}</Cell>
      <Cell action="long">
        {mayRetry && (
          <SchemaForm form={form} problemText={problemText}>
            <SubmitButton
              variant="outlined"
              size="small"
              loading={form.sending || retry.underWay === true}
            >
              {word(retry.button)}
            </SubmitButton>
          </SchemaForm>
        )}
      </Cell>
    </Row>
  );
}
