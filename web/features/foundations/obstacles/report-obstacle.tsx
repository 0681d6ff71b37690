import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import { type ObstacleKind, reportable } from '#domain/foundations/obstacles.ts';
import { ChoiceInput } from '../../../kit/forms/choices.tsx';
import { useFieldValue } from '../../../kit/forms/field.ts';
import { TextInput } from '../../../kit/forms/fields.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import type { FieldsProps } from '../commands/form.ts';
import { station } from '../commands/station.tsx';
import { NoteInput } from '../commands/text-fields.tsx';
import { useFoundationPage } from '../page-context.tsx';

/** What the founder of this foundation can report now, each with what follows from it. */
export const reportObstacle = station({
  command: 'report-obstacle',
  places: ['report'],
  ask: 'obstacle',
  rules: { problems: ({ kind }): Record<string, string> => (kind ? {} : { kind: 'NOT_CHOSEN' }) },
  useWords() {
    const { t } = useTranslation(['foundations']);
    const { foundation } = useFoundationPage();
    if (reportable('founder', foundation).length === 0) return undefined;
    const words = t('foundations:obstacles.report');
    const open = foundation.obstacles.length > 0 ? words.more : words.open;
    return { ...words, open, button: { variant: 'text', sx: { ml: -1.5 } } };
  },
  Fields: ReportFields,
});

function ReportFields({ foundation, words }: FieldsProps) {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const kinds = reportable('founder', foundation);
  const { follows, kind: label } = t('foundations:obstacles.report');
  const helps: Readonly<Partial<Record<ObstacleKind, string>>> = follows;
  const options = kinds.map((kind) => ({
    value: kind,
    label: obstacleNames[kind][locale],
    ...(helps[kind] && { help: helps[kind] }),
  }));
  return (
    <>
      {options.length === 1 ? (
        <OnlyKind option={options[0]} />
      ) : (
        <ChoiceInput name="kind" label={label} options={options} required />
      )}
      <DayInLetter only={kinds.length === 1 ? kinds[0] : undefined} />
      <Box sx={{ mt: 3 }}>
        <NoteInput words={words} />
      </Box>
    </>
  );
}

/** What alone can be reported now needs no choice. */
function OnlyKind({
  option,
}: {
  option: { value: string; label: string; help?: string } | undefined;
}) {
  if (!option) return null;
  return (
    <>
      <input type="hidden" name="kind" value={option.value} />
      <Typography sx={{ fontWeight: 600 }}>{option.label}</Typography>
      {option.help && <Typography color="textSecondary">{option.help}</Typography>}
    </>
  );
}

/** A court names a day by which it wants to be paid. */
function DayInLetter({ only }: { only: ObstacleKind | undefined }) {
  const { t } = useTranslation(['foundations']);
  const chosen = useFieldValue('kind');
  if ((only ?? chosen) !== 'court-advance') return null;
  const { dueOn, dueOnHelp } = t('foundations:obstacles.report');
  return (
    <Box sx={{ mt: 3 }}>
      <TextInput name="dueOn" type="date" label={dueOn} help={dueOnHelp} />
    </Box>
  );
}
