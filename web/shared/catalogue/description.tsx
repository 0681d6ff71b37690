import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#api/contract.gen.d.ts';
import { MarkedList, StepList } from '../../kit/ui/page/lists.tsx';
import { Paragraph, TextPart } from '../../kit/ui/page/prose.tsx';

interface DescriptionProps {
  product: Product;
  /** What a bundle consists of, after the lead. */
  parts?: ReactNode;
}

/** All that is said of a product, under a heading each. */
export function Description({ product: { description }, parts }: DescriptionProps) {
  const { t } = useTranslation(['catalogue']);
  const words = t('catalogue:description');
  const { lead, suits, includes, steps, provider, time, price, limits } = description;
  return (
    <>
      <div>
        {lead.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </div>
      {parts}
      <TextPart title={words.includes}>
        <MarkedList items={includes} included />
      </TextPart>
      <TextPart title={words.suits}>
        <Paragraph>{suits}</Paragraph>
      </TextPart>
      <TextPart title={words.steps}>
        <StepList items={steps} />
      </TextPart>
      <TextPart title={words.provider}>
        <Paragraph>{provider}</Paragraph>
      </TextPart>
      <TextPart title={words.time}>
        <Paragraph>{time}</Paragraph>
      </TextPart>
      <TextPart title={words.price}>
        <Paragraph>{price}</Paragraph>
      </TextPart>
      <TextPart title={words.limits}>
        <MarkedList items={limits} included={false} />
      </TextPart>
    </>
  );
}
