import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#domain/foundations/event-texts.ts';
import { commands } from '#domain/foundations/foundation.ts';
import { spokenDate } from '#domain/site/formats.ts';
import { FormNotice } from '../../../kit/forms/form-notice.tsx';
import { useProblemText, useRefusalText } from '../../../kit/forms/refusal-text.ts';
import type { Fields, Problems } from '../../../kit/forms/rules.ts';
import { SchemaForm } from '../../../kit/forms/schema-form.tsx';
import { useFetcherSender } from '../../../kit/forms/sender.ts';
import { SubmitButton } from '../../../kit/forms/submit-button.tsx';
import { useSchemaForm } from '../../../kit/forms/use-schema-form.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { useToasts } from '../../../kit/ui/toasts/toasts.tsx';
import type { UnseenEvent } from '../../../shared/foundations/unseen-events.ts';
import { useFoundationPage } from '../page-context.tsx';
import { type CommandOutcome, type CommandRules, type FormCommand, judging } from './command.ts';

interface CommandOptions {
  rules?: CommandRules;
  initial?: Readonly<Record<string, string>>;
  /** Brings fields that are out of sight into it. */
  reveal?: (problems: Problems) => void;
  /** Runs once per answer, before the page is read again. */
  onAnswer?: (result: CommandOutcome) => void;
  /** Runs once after the command was accepted and the page was read again. */
  onDone?: () => void;
}

/** The form of one command; a double click or a retry counts once. */
export function useCommandForm(command: FormCommand, options: CommandOptions = {}) {
  const { formKey, foundation } = useFoundationPage();
  const { rules, initial, reveal, onAnswer, onDone } = options;
  const [seen, setSeen] = useState(0);
  const revision = Math.max(foundation.revision, seen);
  const sayOutcome = useSayOutcome(command);
  const sender = useFetcherSender<CommandOutcome>(command);
  const form = useSchemaForm({
    rules: { schema: commands[command].payload, ...rules },
    sender,
    initial,
    reveal,
    newKey: () => formKey,
    onAnswer: (result: CommandOutcome) => {
      // The form shows these events; sending again answers for having seen them.
      if (!result.ok && result.unseen) setSeen(revision + result.unseen.length);
      onAnswer?.(result);
      sayOutcome(result);
    },
    onDone,
  });
  const judged = judging.includes(command) && { revision: String(revision) };
  return { ...form, hidden: { form: command, key: form.key, ...judged } };
}

export type CommandFormHandle = ReturnType<typeof useCommandForm>;

/** The page moves on and takes the form with it, so the form cannot say these itself. */
const formIsGone: readonly string[] = ['NOT_ALLOWED_NOW', 'CHANGED_MEANWHILE'];

/** Why a command was refused, those about people among them. */
function useRefusals() {
  const { t } = useTranslation(['sharedFoundations', 'sharedFoundationsForms']);
  return { ...t('sharedFoundations:refusal'), ...t('sharedFoundationsForms:refusal') };
}

/** Toasts say what the form does not; a new status is announced. */
function useSayOutcome(command: FormCommand) {
  const { t } = useTranslation(['foundations']);
  const { foundation, held, announceWith, askLogin } = useFoundationPage();
  const happened = useHappened();
  const refusalText = useRefusalText(useRefusals());
  const toasts = useToasts();
  return (result: CommandOutcome) => {
    if (result.ok) {
      const { status } = result;
      const description = t('foundations:commands')[command];
      if (status && status !== foundation.status) announceWith(description, status);
      else toasts.add({ title: description, color: 'success' });
      return;
    }
    const { code, unseen } = result;
    if (code === 'LOGGED_OUT') return askLogin();
    const gone = formIsGone.includes(code) && !held;
    const confirming = command === 'confirm-notary-appointment';
    // The specification names a notification for a failed confirmation.
    if (!gone && !confirming) return;
    const since = (unseen ?? []).map(happened);
    if (!confirming) {
      // Done in another tab, or by somebody else: the page shows what came of it.
      const { title, text } = t('foundations:page.overtaken');
      const description = [text, ...since].join(' ');
      toasts.add({ title, description, color: 'info', timeout: 10_000 });
      return;
    }
    const { title: why, description } = refusalText(result);
    const parts = gone ? [why && `${why}.`, description, ...since] : [];
    toasts.add({
      title: t('foundations:page.appointmentFailed'),
      description: parts.filter(Boolean).join(' '),
      color: 'error',
      timeout: gone ? 10_000 : 5_000,
    });
  };
}

/** `Der Notartermin ist bestätigt. (Mia Vogt, heute, 9:12 Uhr)` */
function useHappened() {
  const { t } = useTranslation(['sharedFoundations']);
  const { locale } = useLocale();
  const { now } = useFoundationPage();
  return ({ type, occurredAt, actor }: UnseenEvent) => {
    const who = actor.role === 'founder' ? t('sharedFoundations:actor.founder') : actor.name;
    const when = spokenDate(occurredAt, locale, now);
    return `${eventTexts[type][locale].sentence} (${who ?? t('sharedFoundations:actor')[actor.role]}, ${when})`;
  };
}

interface CommandFormProps {
  form: CommandFormHandle;
  children: ReactNode;
  /** The caller renders `RefusalAlert` itself. */
  quiet?: boolean;
  /** Gets the fields after every change. */
  onChange?: (fields: Fields) => void;
}

export function CommandForm({ form, children, quiet = false, onChange }: CommandFormProps) {
  const { t } = useTranslation(['sharedFoundationsForms']);
  const problemText = useProblemText(t('sharedFoundationsForms:problem'));
  return (
    <SchemaForm form={form} hidden={form.hidden} onChange={onChange} problemText={problemText}>
      {children}
      {!quiet && <RefusalAlert form={form} />}
    </SchemaForm>
  );
}

/** Why the form was not accepted. */
export function RefusalAlert({ form }: { form: CommandFormHandle }) {
  const refusals = useRefusals();
  const happened = useHappened();
  const unseen = form.refused?.unseen ?? [];
  const mild = form.notice?.retryKey !== undefined || unseen.length > 0;
  return (
    <Box sx={{ width: 1, order: 1, '&:has(> :empty)': { position: 'absolute', width: 0 } }}>
      <FormNotice refused={form.notice} texts={refusals} mild={mild} sx={{ mt: 2 }}>
        {unseen.length > 0 && (
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
            {unseen.map((event) => (
              <li key={`${event.occurredAt} ${event.type}`}>{happened(event)}</li>
            ))}
          </Box>
        )}
      </FormNotice>
    </Box>
  );
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
