import { terms } from '#domain/orders/terms/terms.ts';
import { withdrawalInstruction } from '#domain/orders/terms/withdrawal-instruction.ts';
import { fillLegalText } from '#domain/site/legal-text.ts';
import type { Frame } from '../define-mail.ts';
import type { Letter } from '../letter.ts';
import type { OrderContext } from './load-order.ts';

/** The instruction on withdrawal and the model form in full: a link alone is not enough (§ 312f BGB). */
export function withdrawalSections({
  language,
  operator,
  address,
}: OrderContext): NonNullable<Letter['sections']> {
  const { scope, instruction, model } = withdrawalInstruction[language];
  const page = address('withdrawal');
  const filled = (text: string) => fillLegalText(text, operator, { page });
  const [first, ...rest] = instruction.sections;
  return [
    { title: scope.title, paragraphs: scope.paragraphs.map(filled) },
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

/** The instruction on withdrawal from the law firm's contract, and its form, with the firm as the contract partner. */
export function firmWithdrawalSections({
  language,
  operator,
  address,
}: Pick<Frame, 'language' | 'operator' | 'address'>): NonNullable<Letter['sections']> {
  const { instruction, model } = withdrawalInstruction[language];
  const { name, street, postalCode, city, phone, email } = operator.lawFirm;
  const partner = {
    ...operator,
    name: `${language === 'de' ? 'Kanzlei' : 'Law firm'} ${name}`,
    street,
    postalCode,
    city,
    phone: phone ?? operator.phone,
    email: email ?? operator.email,
  };
  const filled = (text: string) => fillLegalText(text, partner, { page: address('withdrawal') });
  const sections = instruction.sections.map(({ title, paragraphs }, index) => ({
    title: index === 0 ? `${instruction.title}: ${title}` : title,
    paragraphs: [...(index === 0 ? [instruction.note] : []), ...paragraphs.map(filled)],
  }));
  const form = [model.lead, ...model.lines.map((line) => `– ${filled(line)}`), model.star];
  return [...sections, { title: model.title, paragraphs: form }];
}

/** The terms that apply to the order, as part of what was agreed. */
export function termsSections({
  language,
  operator,
}: OrderContext): NonNullable<Letter['sections']> {
  const { title, sections } = terms[language];
  return sections.map((section, index) => ({
    title: index === 0 ? `${title}: ${section.title}` : section.title,
    paragraphs: section.paragraphs.map((text) => fillLegalText(text, operator)),
  }));
}
