import { fillInstruction, withdrawalInstruction } from '#domain/site/withdrawal-instruction.ts';
import type { Letter } from '../letter.ts';
import type { OrderContext } from './context.ts';

/** The instruction on withdrawal and the model form in full: a link alone is not enough (§ 312f BGB). */
export function withdrawalSections({
  language,
  operator,
  address,
}: OrderContext): NonNullable<Letter['sections']> {
  const { instruction, model } = withdrawalInstruction[language];
  const page = address('withdrawal');
  const filled = (text: string) => fillInstruction(text, operator, page);
  const [first, ...rest] = instruction.sections;
  return [
    ...(first
      ? [
          {
            title: `${instruction.title}: ${first.title}`,
            paragraphs: [instruction.note, ...first.paragraphs.map(filled)],
          },
        ]
      : []),
    ...rest.map(({ title, paragraphs }) => ({ title, paragraphs: paragraphs.map(filled) })),
    {
      title: model.title,
      paragraphs: [model.lead, ...model.lines.map((line) => `– ${filled(line)}`), model.star],
    },
  ];
}
