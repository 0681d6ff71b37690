import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#domain/foundations/event-texts.ts';
import type { ErrorText } from '../../../../desk/error-text.ts';
import { FormDialog } from '../../../../desk/forms/form-dialog.tsx';
import { useIdentity } from '../../../../desk/session/session.ts';
import { dayAndTime } from '../../../../desk/ui/formats.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import type { UnseenEvent } from '../../../../shared/foundations/unseen-events.ts';
import { isAllowed } from './is-allowed.ts';
import type { TeamCommand } from './shortcuts.ts';
import type { CommandForm } from './use-foundation-command.ts';

interface Props {
  command: TeamCommand;
  form: CommandForm;
  /** Why a file cannot be sent. */
  fileError?: ErrorText | undefined;
  /** A chosen file, which would be lost like anything typed. */
  hasFile?: boolean;
  /** What the command will do. */
  what: string;
  destructive?: boolean;
  onClose: () => void;
  children?: ReactNode;
}

/** Says what a command will do, asks for what it needs and stays open until it was accepted. */
export function CommandDialog(props: Props) {
  const { command, form, fileError, hasFile = false, what, destructive, onClose } = props;
  const { children } = props;
  const { t } = useTranslation(['staffCommands']);
  const focusFirstField = useFocus(form);
  const role = useIdentity()?.role;
  const changes = form.refused?.conflict;
  const isOver = changes !== undefined && (!role || !isAllowed(command, form.shown, role));
  return (
    <FormDialog
      form={form}
      title={t(`staffCommands:commands.${command}.title`)}
      what={what}
      words={{
        submit: isOver ? undefined : t(`staffCommands:commands.${command}.submit`),
        cancel: t(isOver ? 'staffCommands:conflict.close' : 'staffCommands:commands.cancel'),
      }}
      destructive={destructive}
      error={changes ? fileError : (form.refused?.text ?? fileError)}
      isDirty={hasFile}
      onEntered={focusFirstField}
      onClose={onClose}
      notice={changes && <Conflict changes={changes} canGoOn={!isOver} />}
    >
      {children}
    </FormDialog>
  );
}

/**
 * On the first field that is to be filled in, unless somebody on a slow machine is already in another
 * one: what they type belongs there. A failed attempt, during which nothing has the focus, gives it back.
 */
function useFocus({ element, refused }: CommandForm) {
  useEffect(() => {
    if (!refused) return;
    const place = element.current?.querySelector<HTMLElement>(
      '[aria-invalid=true], button[type=submit]',
    );
    place?.focus();
  }, [element, refused]);
  return () => {
    const form = element.current;
    if (form?.contains(document.activeElement)) return;
    const fields = [...(form?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])];
    const missing = fields.find(({ required, value }) => required && value === '');
    (missing ?? fields[0])?.focus();
  };
}

const FIELDS =
  'input:not([type=hidden], [type=file]), select, textarea:not([aria-hidden]), [data-first-field]';

interface ConflictProps {
  changes: readonly UnseenEvent[];
  /** Whether the command still fits, so that it can be sent for the new state. */
  canGoOn: boolean;
}

/** Why a command was not carried out: what happened meanwhile, and whose doing it was. */
function Conflict({ changes, canGoOn }: ConflictProps) {
  const { t } = useTranslation(['staffCommands', 'staffFoundations']);
  const { locale } = useLocale();
  return (
    <Alert severity="warning" role="alert" sx={{ mt: 2 }}>
      <AlertTitle sx={{ fontWeight: 600 }}>{t('staffCommands:conflict.title')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
        {changes.map(({ type, occurredAt, actor: { role, name } }) => (
          <li key={`${type} ${occurredAt}`}>
            {eventTexts[type][locale].label} (
            {[name, t(`staffFoundations:actor.${role}`)].filter(Boolean).join(', ')},{' '}
            {dayAndTime(occurredAt, locale)})
          </li>
        ))}
      </Box>
      {t(canGoOn ? 'staffCommands:conflict.goOn' : 'staffCommands:conflict.over')}
    </Alert>
  );
}
