import { authors } from '#domain/content/entry.ts';
import type { FieldShape, PieceField } from '#domain/content/fields.ts';
import { SelectInput, TextInput } from '../../../../kit/forms/fields.tsx';
import { useTexts } from '../../../../kit/texts/use-texts.ts';
import { MarkdownInput } from './markdown-input.tsx';

const rowsOf: Partial<Record<FieldShape, number>> = {
  paragraph: 3,
  lines: 4,
  paragraphs: 6,
  questions: 6,
};

/** A field of a piece, by what it holds. */
export function PieceInput({ field }: { field: PieceField }) {
  const { t } = useTexts('staffContent');
  const { path, name, shape, max: maxLength, optional } = field;
  const names: Readonly<Record<string, string>> = t('staffContent:fields');
  const label = names[name] ?? name;
  const words = t('staffContent:editor');
  if (shape === 'author') {
    const options = authors.map((author) => ({
      value: author,
      label: t(`staffContent:authors.${author}`),
    }));
    return <SelectInput name={path} label={label} placeholder="" options={options} required />;
  }
  if (shape === 'markdown') {
    const help = [words.plain, t('staffContent:editor.amounts', { court: '{{euros court}}' })].join(
      ' ',
    );
    return <MarkdownInput name={path} label={label} help={help} maxLength={maxLength} />;
  }
  const help = shape in rowsOf && shape !== 'paragraph' ? words[shape as 'lines'] : undefined;
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
