import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorText } from '../../../../desk/error-text.ts';
import { FormDialog } from '../../../../desk/forms/form-dialog.tsx';
import { useIdentity } from '../../../../desk/session/session.ts';
import { Conflict } from './conflict.tsx';
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
