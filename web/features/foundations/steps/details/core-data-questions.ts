import { useTranslation } from 'react-i18next';
import type { Question } from '../../../../kit/forms/questions/use-questions.ts';
import * as answers from './core-data-answers.tsx';
import * as fields from './core-data-fields.tsx';

const parts = [
  {
    id: 'capital',
    fields: ['legalForm', 'shareCapital'],
    Fields: fields.CapitalFields,
    Answer: answers.CapitalAnswer,
  },
  {
    id: 'name',
    fields: ['companyName', 'website'],
    Fields: fields.NameFields,
    Answer: answers.NameAnswer,
  },
  {
    id: 'shareholders',
    fields: ['totalShareholders'],
    Fields: fields.ShareholdersFields,
    Answer: answers.ShareholdersAnswer,
  },
  {
    id: 'seat',
    fields: ['city', 'businessStreet', 'businessZip', 'businessCity'],
    Fields: fields.SeatFields,
    Answer: answers.SeatAnswer,
  },
  {
    id: 'purpose',
    fields: ['companyPurpose'],
    Fields: fields.PurposeFields,
    Answer: answers.PurposeAnswer,
  },
  {
    id: 'project',
    fields: ['description'],
    Fields: fields.ProjectFields,
    Answer: answers.ProjectAnswer,
  },
  { id: 'year', fields: ['fiscalYearEnd'], Fields: fields.YearFields, Answer: answers.YearAnswer },
  {
    id: 'notary',
    fields: ['notaryName', 'notaryEmail', 'notaryCity'],
    Fields: fields.NotaryFields,
    Answer: answers.NotaryAnswer,
  },
] as const satisfies readonly Omit<Question, 'title' | 'label'>[];

/** What is asked about the company, one screen each. */
export function useCoreDataQuestions(): Question[] {
  const { t } = useTranslation(['foundations']);
  const words = t('foundations:coreData.questions');
  return parts.map(({ id, ...part }) => ({ id: `details-${id}`, ...words[id], ...part }));
}
