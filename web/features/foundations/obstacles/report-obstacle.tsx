import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import { type ObstacleKind, reportable } from '#domain/foundations/obstacles.ts';
import { ChoiceInput } from '../../../kit/forms/choices.tsx';
import { useFieldValue } from '../../../kit/forms/field.ts';
import { TextInput } from '../../../kit/forms/fields.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { useAsk } from '../../../kit/ui/ask.tsx';
import type { CommandForm, CommandRules } from '../commands/command.ts';
import { Question } from '../commands/question.tsx';
import { useFoundationPage } from '../page-context.tsx';

const rules: CommandRules = {
  problems: ({ kind }): Record<string, string> => (kind ? {} : { kind: 'NOT_CHOSEN' }),
};

export const reportObstacle: CommandForm = {
  Form: ReportObstacle,
  places: ['report'],
  rules,
};

/** What the founder of this foundation can report now, each with what follows from it. */
function ReportObstacle() {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { foundation } = useFoundationPage();
  const ask = useAsk('obstacle');
  const kinds = reportable('founder', foundation);
  if (kinds.length === 0) return null;
  const words = t('foundations:obstacles.report');
  const follows: Readonly<Partial<Record<ObstacleKind, string>>> = words.follows;
  const options = kinds.map((kind) => ({
    value: kind,
    label: obstacleNames[kind][locale],
    ...(follows[kind] && { help: follows[kind] }),
  }));
  return (
    <>
      <Button sx={{ ml: -1.5 }} {...ask.trigger}>
        {foundation.obstacles.length > 0 ? words.more : words.open}
      </Button>
      <Question
        ask={ask}
        command="report-obstacle"
        rules={rules}
        title={words.title}
        text={words.text}
        submit={words.submit}
        keep={words.keep}
      >
        {options.length === 1 ? (
          <OnlyKind option={options[0]} />
        ) : (
          <ChoiceInput name="kind" label={words.kind} options={options} required />
        )}
        <DayInLetter only={kinds.length === 1 ? kinds[0] : undefined} />
        <Box sx={{ mt: 3 }}>
          <TextInput
            name="note"
            label={words.note}
            help={words.noteHelp}
            rows={3}
            maxLength={2_000}
          />
        </Box>
      </Question>
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
