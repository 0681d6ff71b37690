import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { SchemaForm } from '../forms/schema-form.tsx';
import { type FormRefusal, useFetcherSender } from '../forms/sender.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { useI18n } from '../i18n/use-i18n.ts';
import { useToasts } from '../ui/toasts.tsx';

/** Why no foundation was started; the code is a key of `member.refusal`. */
export type StartRefusal = { command: 'start-foundation' } & FormRefusal;

/** The form has no fields: there is one package. */
const rules = { schema: z.object({}) };

interface StartFoundationButtonProps {
  children: ReactNode;
  outlined?: boolean;
}

/** Starts a foundation and leads to its page; a double click starts one. */
export function StartFoundationButton({ children, outlined = false }: StartFoundationButtonProps) {
  const { texts, to } = useI18n('member');
  const toasts = useToasts();
  const refusals: Readonly<Record<string, string>> = texts.member.refusal;
  const messageOf = ({ code }: FormRefusal) => refusals[code] ?? refusals.UNKNOWN;
  const form = useSchemaForm({
    rules,
    sender: useFetcherSender<StartRefusal>(({ command }) => command === 'start-foundation'),
    onAnswer: (refusal) =>
      toasts.add({ title: texts.member.failed, description: messageOf(refusal), color: 'error' }),
  });
  return (
    <SchemaForm
      form={form}
      action={to('foundations')}
      hidden={{ key: form.key }}
      problemText={(code) => code}
    >
      <SubmitButton size="large" variant={outlined ? 'outlined' : 'contained'}>
        {children}
      </SubmitButton>
      <div role="alert">
        {form.refused && (
          <Alert severity="warning" role="none" sx={{ mt: 2 }}>
            {messageOf(form.refused)}
          </Alert>
        )}
      </div>
    </SchemaForm>
  );
}
