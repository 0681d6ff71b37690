import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import {
  backFrom,
  droppedBy,
  isObstacleKind,
  type ObstacleKind,
  obstacles,
} from '#domain/foundations/obstacles.ts';
import { reportObstacleSchema } from '#domain/foundations/steps/obstacles.ts';
import { dayKey } from '#domain/site/formats.ts';
import { useFieldValue } from '../../../../kit/forms/field.ts';
import { SelectInput, TextInput } from '../../../../kit/forms/fields.tsx';
import type { FormRules } from '../../../../kit/forms/rules.ts';
import { call } from '../../../../shared/staff/call.ts';
import { useIdentity } from '../../../../shared/staff/session/session.ts';
import type { DialogProps } from '../commands/command-button.ts';
import { CommandDialog } from '../commands/command-dialog.tsx';
import { reportable } from '../commands/is-allowed.ts';
import { useFoundationCommand } from '../commands/use-foundation-command.ts';
import type { Foundation } from '../types.ts';

const rules: FormRules<typeof reportObstacleSchema> = {
  schema: reportObstacleSchema,
  problems: ({ kind = '', dueOn = '' }): Record<string, string> => {
    if (!isObstacleKind(kind)) return { kind: 'REQUIRED' };
    if (dueOn === '') return obstacles[kind].due === 'named' ? { dueOn: 'REQUIRED' } : {};
    return dueOn < dayKey(new Date().toISOString()) ? { dueOn: 'IN_THE_PAST' } : {};
  },
};

/** What got in the way, among what this role may report now, and what follows from it. */
export function ReportObstacle({ foundation, onClose }: DialogProps) {
  const { t } = useTranslation(['staffCommands']);
  const role = useIdentity()?.role;
  const form = useFoundationCommand({
    command: 'report-obstacle',
    rules,
    foundation,
    onClose,
    send: (body, attempt) =>
      call('POST /foundations/:id/commands/report-obstacle', {
        params: { id: foundation.id },
        body,
        ...attempt,
      }),
  });
  const words = t('staffCommands:commands.report-obstacle');
  const names = t('staffCommands:obstacle');
  const kinds = role ? reportable(form.shown, role) : [];
  return (
    <CommandDialog command="report-obstacle" what={words.what} form={form} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
        <SelectInput
          name="kind"
          label={words.kind}
          placeholder={words.choose}
          options={kinds.map((kind) => ({ value: kind, label: names[kind] }))}
          required
        />
        <Chosen foundation={form.shown} />
        <TextInput
          name="note"
          label={words.note}
          help={words.noteHint}
          rows={3}
          maxLength={2_000}
        />
      </Box>
    </CommandDialog>
  );
}

function Chosen({ foundation }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffCommands']);
  const kind = useFieldValue('kind');
  if (!isObstacleKind(kind)) return null;
  const words = t('staffCommands:commands.report-obstacle');
  const isNamed = obstacles[kind].due === 'named';
  return (
    <>
      <Alert severity="info" role="status">
        <Follows kind={kind} foundation={foundation} />
      </Alert>
      <TextInput
        name="dueOn"
        type="date"
        label={words.dueOn}
        help={isNamed ? words.dueOnHint : words.dueOnFree}
        required={isNamed}
      />
    </>
  );
}

/** Where the case goes, whose turn it is then, and what has to be given again. */
function Follows({ kind, foundation }: { kind: ObstacleKind; foundation: Foundation }) {
  const { t } = useTranslation(['staffCommands', 'staffFoundations']);
  const words = t('staffCommands:commands.report-obstacle');
  const { status } = foundation;
  const to = backFrom(kind, status);
  const gone = droppedBy(kind, status).map((each) => words.dropped[each]);
  return [
    to
      ? t('staffCommands:commands.report-obstacle.goesBack', {
          status: t(`staffFoundations:status.${to}`),
        })
      : words.stays,
    words.ball[obstacles[kind].ball],
    gone.length > 0 && t('staffCommands:commands.report-obstacle.drops', { what: gone.join(', ') }),
  ]
    .filter(Boolean)
    .join(' ');
}
