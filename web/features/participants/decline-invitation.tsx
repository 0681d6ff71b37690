import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { InvitationView } from '#api/contract.gen.d.ts';
import { browserCall } from '../../kit/api/browser-call.ts';
import { CheckInput } from '../../kit/forms/choices.tsx';
import { FormNotice } from '../../kit/forms/form-notice.tsx';
import type { FormOutcome } from '../../kit/forms/form-outcome.ts';
import { refusalOf } from '../../kit/forms/refusal.ts';
import { useProblemText } from '../../kit/forms/refusal-text.ts';
import { SchemaForm } from '../../kit/forms/schema-form.tsx';
import { useCallSender } from '../../kit/forms/sender.ts';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { useSchemaForm } from '../../kit/forms/use-schema-form.ts';

const rules = { schema: z.object({ unknown: z.literal('on').optional() }) };

interface DeclineProps {
  invitation: InvitationView;
  onDeclined: () => void;
}

/** Declines, and ends mails to the address of somebody who does not know who invites. */
export function DeclineInvitation({ invitation: { invitationId }, onDeclined }: DeclineProps) {
  const { t } = useTranslation(['participants']);
  const [open, setOpen] = useState(false);
  const sender = useCallSender<z.output<typeof rules.schema>, FormOutcome>(
    async ({ data: { unknown }, key }) => {
      const body = { invitationId, ...(unknown && { unknown: true as const }) };
      const answer = await browserCall('POST /invitations/decline', {
        body,
        idempotencyKey: key,
      });
      return answer.ok ? { ok: true } : refusalOf(answer, { rules, key });
    },
  );
  const form = useSchemaForm({ rules, sender, onDone: onDeclined });
  const words = t('participants:decline');
  return (
    <Box
      component="details"
      open={open}
      onToggle={(event) => setOpen((event.target as HTMLDetailsElement).open)}
      sx={{ mt: 4, borderTop: 1, borderColor: 'divider', pt: 2.5 }}
    >
      <Typography component="summary" color="primary" sx={{ cursor: 'pointer', minHeight: 44 }}>
        {words.title}
      </Typography>
      <SchemaForm form={form} problemText={useProblemText()}>
        <Typography sx={{ mb: 2 }}>{words.text}</Typography>
        <CheckInput name="unknown" label={words.unknown} />
        <FormNotice refused={form.notice} texts={t('participants:accept.refusals')} />
        <SubmitButton variant="outlined" sx={{ mt: 2 }}>
          {words.submit}
        </SubmitButton>
      </SchemaForm>
    </Box>
  );
}
