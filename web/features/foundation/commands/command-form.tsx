import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { commands } from '#domain/foundation/foundation.ts';
import { SchemaForm } from '../../../shared/forms/schema-form.tsx';
import { useFetcherSender } from '../../../shared/forms/sender.ts';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { useI18n } from '../../../shared/i18n/use-i18n.ts';
import { useToasts } from '../../../shared/ui/toasts.tsx';
import { useFoundationPage } from '../page-context.tsx';
import type { CommandResult, CommandRules, FormCommand } from './command.ts';

interface CommandOptions {
  rules?: CommandRules;
  initial?: Readonly<Record<string, string>>;
  /** Runs once when the command was accepted. */
  onDone?: () => void;
}

/** The form of one command; a double click or a retry counts once. */
export function useCommandForm(command: FormCommand, options: CommandOptions = {}) {
  const { formKey } = useFoundationPage();
  const { rules, initial, onDone } = options;
  const onAnswer = useSayOutcome();
  const sender = useFetcherSender<CommandResult>((posted) => posted.command === command);
  const form = useSchemaForm({
    rules: { schema: commands[command].payload, ...rules },
    sender,
    initial,
    newKey: () => formKey,
    onAnswer,
    onDone,
  });
  return { ...form, command };
}

export type CommandFormHandle = ReturnType<typeof useCommandForm>;

/** Failures and changes without a new status get a toast; a new status is announced. */
function useSayOutcome() {
  const { texts } = useI18n('member', 'foundation');
  const { foundation, announceWith } = useFoundationPage();
  const toasts = useToasts();
  return (result: CommandResult) => {
    const { page, commands: messages } = texts.foundation;
    if (result.ok) {
      const { command, status } = result;
      const description = messages[command];
      if (status && status !== foundation.status) announceWith(description, status);
      else toasts.add({ title: page.saved, description, color: 'success' });
      return;
    }
    // The fields show these.
    if (result.code === 'INVALID_PAYLOAD') return;
    const appointment = result.command.endsWith('-notary-appointment');
    const title = appointment ? page.appointmentFailed : texts.member.failed;
    const { NOT_ALLOWED_NOW } = texts.member.refusal;
    const description = result.code === 'NOT_ALLOWED_NOW' ? NOT_ALLOWED_NOW : undefined;
    toasts.add({ title, description, color: 'error' });
  };
}

interface CommandFormProps {
  form: CommandFormHandle;
  children: ReactNode;
  /** The caller renders `RefusalAlert` itself. */
  quiet?: boolean;
}

export function CommandForm({ form, children, quiet = false }: CommandFormProps) {
  const { texts } = useI18n('member');
  const problemTexts: Readonly<Record<string, string>> = texts.member.problem;
  return (
    <SchemaForm
      form={form}
      hidden={{ command: form.command, key: form.key }}
      problemText={(code) => problemTexts[code] ?? texts.member.problem.INVALID}
    >
      {children}
      {!quiet && <RefusalAlert form={form} />}
    </SchemaForm>
  );
}

/** Why the form was not accepted; announced as it appears. */
export function RefusalAlert({ form }: { form: CommandFormHandle }) {
  const { texts } = useI18n('member');
  const refusals: Readonly<Record<string, string>> = texts.member.refusal;
  const code = codeOf(form, refusals);
  const mayRepeat = form.refused?.retryKey !== undefined;
  return (
    // Empty, it must not take part in the station's gaps.
    <Box role="alert" sx={{ width: 1, order: 1, '&:empty': { position: 'absolute' } }}>
      {code && (
        <Alert severity={mayRepeat ? 'warning' : 'error'} role="none" sx={{ mt: 2 }}>
          {refusals[code] ?? refusals.UNKNOWN}
        </Alert>
      )}
    </Box>
  );
}

/** A problem that has a refusal text of its own wins over the general ones. */
function codeOf({ problems, refused }: CommandFormHandle, refusals: object): string | undefined {
  const found = Object.values(problems);
  if (found.length === 0) return refused?.code;
  const own = found.find((problem) => problem in refusals);
  return own ?? (found.includes('REQUIRED') ? 'INVALID_PAYLOAD' : 'CHECK_FIELDS');
}

interface PlainCommandProps {
  command: FormCommand;
  button: string;
  /** What the command means. */
  children?: ReactNode;
}

/** A command without fields: an explanation and a button. */
export function PlainCommand({ command, button, children }: PlainCommandProps) {
  const form = useCommandForm(command);
  return (
    <Box sx={{ display: 'contents', '& > form': { display: 'contents' } }}>
      <CommandForm form={form}>
        {children}
        <SubmitButton size="large" sx={{ width: { xs: 1, sm: 'auto' } }}>
          {button}
        </SubmitButton>
      </CommandForm>
    </Box>
  );
}
