import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { leastValid, linkExpiresAt } from '#domain/foundations/upload-purposes.ts';
import { longDate } from '#domain/site/formats.ts';
import { call } from '../../../../desk/call.ts';
import { useNow } from '../../../../desk/ui/use-now.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import type { Foundation } from '../types.ts';
import type { DialogProps } from './command-button.ts';
import { CommandDialog } from './command-dialog.tsx';
import { useFoundationCommand } from './use-foundation-command.ts';

const rules = { schema: z.object({}) };

export function RenewUploadLink({ foundation, onClose }: DialogProps) {
  const { t } = useTranslation(['staffCommands']);
  const params = { id: foundation.id };
  const form = useFoundationCommand({
    command: 'renew-upload-link',
    rules,
    foundation,
    onClose,
    send: (_data, { idempotencyKey }) =>
      call('POST /admin/foundations/:id/upload-links', { params, idempotencyKey }),
  });
  return (
    <CommandDialog
      command="renew-upload-link"
      what={t('staffCommands:commands.renew-upload-link.what')}
      form={form}
      onClose={onClose}
    >
      <NewLink foundation={form.shown} />
    </CommandDialog>
  );
}

/** Where the new link goes, and until when it will work. */
function NewLink({ foundation }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffCommands']);
  const { locale } = useLocale();
  const now = useNow();
  const { uploadLink, notaryAppointment, since, dueAt } = foundation;
  if (!uploadLink || !notaryAppointment) return null;
  const { notaryName: name, notaryEmail: email } = notaryAppointment;
  const ends = leastValid(linkExpiresAt(uploadLink.purpose, { dueAt, since }), new Date(now));
  const date = longDate(ends.toISOString(), locale);
  return (
    <Typography>
      {t('staffCommands:commands.renew-upload-link.goesTo', { name, email, date })}
    </Typography>
  );
}
