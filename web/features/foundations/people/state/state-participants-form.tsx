import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Questions } from '../../../../kit/forms/questions/questions.tsx';
import {
  type Question,
  usePlaceInDialog,
  useQuestions,
} from '../../../../kit/forms/questions/use-questions.ts';
import { useUser } from '../../../../kit/session/user.ts';
import type { Foundation } from '../../../../shared/foundations/model.ts';
import { CommandForm, RefusalAlert, useCommandForm } from '../../commands/command-form.tsx';
import { useFoundationPage } from '../../page-context.tsx';
import { initialFields, isAlone } from './initial-fields.ts';
import { fieldOf } from './listed-people.ts';
import * as answers from './people-answers.tsx';
import * as fields from './people-fields.tsx';
import { type Known, PeopleListProvider, type Row, useRows } from './people-list.ts';
import { stateParticipantsRules } from './state-participants-rules.ts';

interface Props {
  onDone?: () => void;
  /** Leaves without sending. */
  onCancel?: () => void;
}

/** Who founds: short questions and all answers at the end; for one person that is where it begins. */
export function StateParticipantsForm({ onDone, onCancel }: Props) {
  const { t } = useTranslation(['foundations', 'common']);
  const user = useUser();
  const { foundation } = useFoundationPage();
  // The page is read again while somebody types.
  const [{ initial, known, alone }] = useState(() => ({
    initial: initialFields(foundation, user),
    known: knownIn(foundation),
    alone: isAlone(foundation, user),
  }));
  const { rows, ...changes } = useRows(initial, known);
  const questions = usePeopleQuestions(rows);
  const isStated = foundation.people !== null;
  const start = alone || isStated ? questions.length : 0;
  const asked = useQuestions(questions, usePlaceInDialog(), start);
  const form = useCommandForm('state-participants', {
    rules: stateParticipantsRules,
    initial,
    reveal: asked.reveal,
    onDone,
  });
  const { coreData } = foundation;
  if (!coreData) return null;
  const capitalEuros = coreData.shareCapitalCents / 100;
  const list = { rows, capitalEuros, isGmbh: coreData.legalForm === 'gmbh', ...changes };
  const words = t('foundations:people');
  return (
    <PeopleListProvider value={list}>
      <CommandForm form={asked.asking(form)} quiet>
        <input type="hidden" name="legalForm" value={coreData.legalForm} />
        <input type="hidden" name="capitalEuros" value={capitalEuros} />
        {!asked.moved && (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
            {alone ? words.alone : t('foundations:station.people-pending.paragraph')}
          </Typography>
        )}
        <Questions
          asked={asked}
          submit={words.submit}
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
    </PeopleListProvider>
  );
}

const knownIn = ({ participants, lead }: Foundation): Known =>
  new Map(
    [...participants, { participantId: lead.participantId, joined: true, invited: false }].map(
      ({ participantId, joined, invited }) => [
        participantId,
        { isLead: participantId === lead.participantId, isIn: joined || invited },
      ],
    ),
  );

function usePeopleQuestions(rows: readonly Row[]): Question[] {
  const { t } = useTranslation(['foundations']);
  const words = t('foundations:people.questions');
  const of = (...names: string[]) =>
    rows.flatMap(({ number }) => names.map((name) => fieldOf(number, name)));
  return [
    {
      id: 'who-people',
      ...words.people,
      fields: [...of('firstName', 'lastName', 'companyName', 'email', 'kind'), 'note.people'],
      Fields: fields.PeopleFields,
      Answer: answers.PeopleAnswer,
    },
    {
      id: 'who-shares',
      ...words.shares,
      fields: [...rows.flatMap(({ shares }) => shares), ...of('due'), 'sum', 'note.shares'],
      Fields: fields.SharesFields,
      Answer: answers.SharesAnswer,
    },
    {
      id: 'who-directors',
      ...words.directors,
      fields: [...of('director', 'alone', 'selfDealing'), 'directors', 'note.directors'],
      Fields: fields.DirectorsFields,
      Answer: answers.DirectorsAnswer,
    },
    {
      id: 'who-articles',
      ...words.articles,
      fields: ['articles'],
      Fields: fields.ArticlesFields,
      Answer: answers.ArticlesAnswer,
    },
  ];
}
