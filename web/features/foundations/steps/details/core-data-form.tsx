import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { coreDataSchema } from '#domain/foundations/steps/core-data-schema.ts';
import { shareCapitalLimits } from '#domain/pricing/legal-forms.ts';
import { spokenDate, wholeNumber } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';
import { fillField } from '../../../../kit/forms/live-fields.ts';
import { Questions } from '../../../../kit/forms/questions/questions.tsx';
import {
  firstOpen,
  type Place,
  useQuestions,
} from '../../../../kit/forms/questions/use-questions.ts';
import { type Fields, judge, type Problems } from '../../../../kit/forms/rules.ts';
import { useDraft } from '../../../../kit/forms/use-draft.ts';
import { useUser } from '../../../../kit/session/user.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { useHydrated } from '../../../../kit/ui/use-hydrated.ts';
import { forgetPlanned, readPlanned } from '../../../../shared/foundations/planned.ts';
import { CommandForm, RefusalAlert, useCommandForm } from '../../commands/command-form.tsx';
import { useFoundationPage } from '../../page-context.tsx';
import { useCoreDataQuestions } from './core-data-questions.ts';
import { coreDataFields, coreDataRules } from './core-data-rules.ts';

type CoreDataCommand = 'submit-core-data' | 'correct-core-data';

interface CoreDataFormProps {
  command: CoreDataCommand;
  place: Place;
  onDone?: () => void;
  /** Leaves without sending. */
  onCancel?: () => void;
}

/** Where this browser keeps what was typed and not sent. */
export function useCoreDataDraft(command: CoreDataCommand) {
  const { id: userId } = useUser();
  const { id: about } = useFoundationPage().foundation;
  return useDraft({ userId, about, form: command });
}

/** The details the documents are written from; also used to correct them later. */
export function CoreDataForm({ command, ...more }: CoreDataFormProps) {
  const draft = useCoreDataDraft(command);
  const hydrated = useHydrated();
  const isFirst = command === 'submit-core-data' && !draft.found;
  const { locale } = useLocale();
  const planned = useMemo(
    () => (hydrated && isFirst ? withLeastCapital({ ...readPlanned() }, locale) : {}),
    [hydrated, isFirst, locale],
  );
  const version = `${draft.version} ${Object.keys(planned).length}`;
  return <DraftedForm key={version} command={command} draft={draft} planned={planned} {...more} />;
}

interface DraftedFormProps extends CoreDataFormProps {
  draft: ReturnType<typeof useCoreDataDraft>;
  /** What the calculator of the site knew; it goes with the first form. */
  planned: Fields;
}

function DraftedForm({ command, place, draft, planned, onDone, onCancel }: DraftedFormProps) {
  const { foundation } = useFoundationPage();
  const { t } = useTranslation(['foundations', 'common']);
  const { locale } = useLocale();
  const words = t('foundations:coreData');
  const known = coreDataFields(foundation.coreData, foundation.notary);
  const initial = { ...known, ...planned, ...draft.found?.fields };
  const questions = useCoreDataQuestions();
  const isBegun = command === 'correct-core-data' || draft.found !== undefined;
  const start = isBegun ? firstOpen(questions, problemsIn(initial)) : 0;
  const asked = useQuestions(questions, place, start);
  const form = useCommandForm(command, {
    rules: coreDataRules,
    initial,
    reveal: asked.reveal,
    onAnswer: (result) => {
      if (!result.ok) return;
      draft.forget();
      forgetPlanned();
    },
    onDone,
  });
  return (
    <CommandForm
      form={asked.asking(form)}
      onChange={(fields) => {
        draft.keep(fields);
        suggestCapital(form.element.current, fields, locale);
      }}
      quiet
    >
      {!asked.moved && (
        <>
          {Object.keys(planned).length > 0 && (
            <Alert severity="info" sx={{ mb: 3 }}>
              {words.planned}
            </Alert>
          )}
          {draft.found && <FoundDraft at={draft.found.at} discard={draft.discard} />}
          {asked.at === 0 && (
            <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
              {words.lead}
            </Typography>
          )}
        </>
      )}
      <Questions
        asked={asked}
        submit={command === 'submit-core-data' ? words.submit : words.correct}
        notice={<RefusalAlert form={form} />}
        besides={
          onCancel && (
            <Button variant="outlined" size="large" onClick={onCancel}>
              {t('common:dialog.cancel')}
            </Button>
          )
        }
      />
    </CommandForm>
  );
}

function problemsIn(fields: Fields): Problems {
  const judged = judge({ schema: coreDataSchema, ...coreDataRules }, fields);
  return judged.ok ? {} : judged.problems;
}

/** A GmbH begins with what the law asks at least; nobody's own amount is touched. */
const withLeastCapital = (fields: Fields, locale: Locale): Fields =>
  fields.legalForm === 'gmbh' && !fields.shareCapital
    ? { ...fields, shareCapital: wholeNumber(shareCapitalLimits.gmbh.min, locale) }
    : fields;

/** The same once the form is chosen here. */
function suggestCapital(form: HTMLFormElement | null, fields: Fields, locale: Locale): void {
  const input = form?.elements.namedItem('shareCapital');
  if (!(input instanceof HTMLInputElement) || document.activeElement === input) return;
  const { shareCapital = '' } = withLeastCapital(fields, locale);
  if (shareCapital !== fields.shareCapital) fillField(input, shareCapital);
}

function FoundDraft({ at, discard }: { at: string; discard: () => void }) {
  const { t } = useTranslation(['sharedFoundationsForms']);
  const { locale } = useLocale();
  const { now } = useFoundationPage();
  const date = spokenDate(at, locale, now);
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      {t('sharedFoundationsForms:draft.found', { date })}
      <Button onClick={discard} sx={{ display: 'flex', ml: -1.5 }}>
        {t('sharedFoundationsForms:draft.discard')}
      </Button>
    </Alert>
  );
}
