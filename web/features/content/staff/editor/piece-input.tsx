import { useTranslation } from 'react-i18next';
import { authors } from '#domain/content/entry.ts';
import {
  DESCRIPTION,
  type FieldShape,
  type PieceField,
  TITLE_MAX,
  WHOLE_HEADINGS,
} from '#domain/content/fields.ts';
import { accountCases, accountOpenings } from '#domain/partners/account.ts';
import { SelectInput, TextInput } from '../../../../kit/forms/fields.tsx';
import { MarkdownInput } from './markdown-input.tsx';

const rowsOf: Partial<Record<FieldShape, number>> = {
  paragraph: 3,
  lines: 4,
  paragraphs: 6,
  questions: 6,
};

/** A field of a piece, by what it holds. */
export function PieceInput({ field }: { field: PieceField }) {
  const { t } = useTranslation(['staffContent']);
  const { path, name, shape, max: maxLength, optional, rule } = field;
  const names: Readonly<Record<string, string>> = t('staffContent:fields');
  const label = names[name] ?? name;
  const words = t('staffContent:editor');
  const rules = {
    title: t('staffContent:rules.title', { max: TITLE_MAX }),
    description: t('staffContent:rules.description', DESCRIPTION),
    lead: t('staffContent:rules.lead'),
    chapters: t('staffContent:rules.chapters', { count: WHOLE_HEADINGS }),
    sources: t('staffContent:rules.sources'),
    account: t('staffContent:rules.account', { codes: accountCases.join(', ') }),
    opening: t('staffContent:rules.opening', { codes: accountOpenings.join(', ') }),
  };
  const asked = rule && rules[rule];
  if (shape === 'author') {
    const options = authors.map((author) => ({
      value: author,
      label: t(`staffContent:authors.${author}`),
    }));
    return <SelectInput name={path} label={label} placeholder="" options={options} required />;
  }
  if (shape === 'markdown') {
    const amounts = t('staffContent:editor.amounts', { court: '{{euros court}}' });
    const help = [asked, words.plain, amounts].filter(Boolean).join(' ');
    return <MarkdownInput name={path} label={label} help={help} maxLength={maxLength} />;
  }
  const shaped = shape in rowsOf && shape !== 'paragraph' ? words[shape as 'lines'] : undefined;
  const help = [asked, shaped].filter(Boolean).join(' ') || undefined;
  return (
    <TextInput
      name={path}
      label={label}
      help={help}
      maxLength={maxLength}
      required={!optional}
      rows={rowsOf[shape] ?? 1}
      {...(shape === 'day' && { type: 'date' as const })}
      {...(shape === 'number' && { inputMode: 'numeric' as const })}
    />
  );
}
