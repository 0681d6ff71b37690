import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import {
  backFrom,
  droppedBy,
  isObstacleKind,
  type ObstacleKind,
  obstacles,
} from '#domain/foundations/obstacles.ts';
import { dayKey } from '#domain/site/formats.ts';
import { useIdentity } from '../../../../desk/session/session.ts';
import { useFieldValue } from '../../../../kit/forms/field.ts';
import { SelectInput, TextInput } from '../../../../kit/forms/fields.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { NoteInput } from '../../commands/text-fields.tsx';
import { dialog } from '../commands/dialog.tsx';
import { reportable } from '../commands/is-allowed.ts';
import type { Foundation } from '../types.ts';

/** What got in the way, among what this role may report now, and what follows from it. */
export const reportObstacle = dialog({
  command: 'report-obstacle',
  offered: (foundation, role) => reportable(foundation, role).length > 0,
  rules: {
    problems: ({ kind = '', dueOn = '' }): Record<string, string> => {
      if (!isObstacleKind(kind)) return { kind: 'REQUIRED' };
      if (dueOn === '') return obstacles[kind].due === 'named' ? { dueOn: 'REQUIRED' } : {};
      return dueOn < dayKey(new Date().toISOString()) ? { dueOn: 'IN_THE_PAST' } : {};
    },
  },
  Fields({ foundation, words: note }) {
    const { t } = useTranslation(['staffCommands', 'forms']);
    const role = useIdentity()?.role;
    const words = t('staffCommands:commands.report-obstacle');
    const { locale } = useLocale();
    const kinds = role ? reportable(foundation, role) : [];
    return (
      <>
        <SelectInput
          name="kind"
          label={words.kind}
          placeholder={t('forms:choose')}
          options={kinds.map((kind) => ({ value: kind, label: obstacleNames[kind][locale] }))}
          required
        />
        <Chosen foundation={foundation} />
        <NoteInput words={note} />
      </>
    );
  },
});

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
