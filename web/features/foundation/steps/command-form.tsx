import Alert from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { useI18n } from '../../../shared/i18n/use-i18n.ts';
import { useToasts } from '../../../shared/ui/toasts.tsx';
import { useFoundationPage } from '../page-context.tsx';
import type { FounderCommand } from './payloads.ts';
import type { CommandResult } from './run-command.ts';

/**
 * One command of the founder: its form, what became of it, and the key that makes a double click
 * or a retry the same command. `onDone` runs once when the command was accepted.
 */
export function useCommand(command: FounderCommand, onDone?: () => void) {
  const { texts } = useI18n('member');
  const { formKey } = useFoundationPage();
  const fetcher = useFetcher<CommandResult>();
  const posted = useActionData() as CommandResult | undefined;
  const result = fetcher.data ?? (posted?.command === command ? posted : undefined);
  const refused = result && !result.ok ? result : undefined;
  const [key, setKey] = useState(refused?.retryKey ?? formKey);
  const settled = useRef(result);
  const refusals: Readonly<Record<string, string>> = texts.member.refusal;
  const pending = fetcher.state !== 'idle';

  useEffect(() => {
    if (pending || !result || settled.current === result) return;
    settled.current = result;
    // What has been decided is over; the next attempt is another command.
    setKey(result.ok ? formKey : (result.retryKey ?? formKey));
    if (result.ok) onDone?.();
  }, [pending, result, formKey, onDone]);
  useTold(result, fetcher.state === 'submitting');

  const problemTexts: Readonly<Record<string, string>> = texts.member.problem;
  return {
    command,
    fetcher,
    key,
    pending,
    refused,
    /** What is wrong with an input, for its helper text. */
    problem: (input: string): string | undefined => {
      const code = pending ? undefined : refused?.problems[input];
      return code && (problemTexts[code] ?? texts.member.problem.INVALID);
    },
    /** What was typed before a page without JavaScript came back. */
    typed: (input: string): string | undefined => refused?.fields[input],
    message: pending || !refused ? undefined : (refusals[refused.code] ?? refusals.UNKNOWN),
  };
}

/**
 * Says what the page itself does not show: a failure, or a change that leaves the status. It says
 * so before the page is read again, since a form whose step is over is gone by then.
 */
function useTold(result: CommandResult | undefined, submitting: boolean) {
  const { texts } = useI18n('member', 'foundation');
  const toasts = useToasts();
  const told = useRef(result);
  useEffect(() => {
    if (submitting || !result || told.current === result) return;
    told.current = result;
    const { page } = texts.foundation;
    if (result.ok) {
      const saved: Readonly<Record<string, string>> = page.savedCommands;
      const description = saved[result.command];
      if (description) toasts.add({ title: page.saved, description, color: 'success' });
      return;
    }
    // The form marks these itself.
    if (result.code === 'INVALID_PAYLOAD' || result.code === 'CONFIRM_FIRST') return;
    const appointment = result.command.endsWith('-notary-appointment');
    const title = appointment ? page.appointmentFailed : texts.member.failed;
    const { NOT_ALLOWED_NOW } = texts.member.refusal;
    const description = result.code === 'NOT_ALLOWED_NOW' ? NOT_ALLOWED_NOW : undefined;
    toasts.add({ title, description, color: 'error' });
  }, [result, submitting, texts, toasts]);
}

export type CommandHandle = ReturnType<typeof useCommand>;

interface CommandFormProps {
  handle: CommandHandle;
  children: ReactNode;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  id?: string;
  /** Where the refusal stands above the fields instead of the page's message. */
  quiet?: boolean;
}

/** A form that works as a plain page, too. */
export function CommandForm({ handle, children, onSubmit, id, quiet }: CommandFormProps) {
  const { Form } = handle.fetcher;
  return (
    <Form method="post" noValidate id={id} onSubmit={onSubmit} preventScrollReset>
      <input type="hidden" name="command" value={handle.command} />
      <input type="hidden" name="key" value={handle.key} />
      {children}
      {!quiet && <RefusalAlert handle={handle} />}
    </Form>
  );
}

/** Says what is wrong and that nothing is lost; read out as it appears. */
export function RefusalAlert({ handle }: { handle: CommandHandle }) {
  return (
    <div role="alert">
      {handle.message && (
        <Alert severity={handle.refused?.retryKey ? 'warning' : 'error'} sx={{ mt: 2 }} role="none">
          {handle.message}
        </Alert>
      )}
    </div>
  );
}

export function SubmitButton({ handle, ...props }: { handle: CommandHandle } & ButtonProps) {
  return <Button type="submit" variant="contained" loading={handle.pending} {...props} />;
}
