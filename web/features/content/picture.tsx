import type { ArticleCategory } from '#domain/site/categories.ts';
import {
  Bank,
  CheckSheet,
  Coins,
  Door,
  IdeaBulb,
  type IllustrationProps,
  Papers,
  RegisterBook,
  Scales,
  TaxSheet,
} from '../../kit/ui/illustrations.tsx';

const drawings: Record<ArticleCategory, typeof Coins> = {
  foundation: Door,
  legal: Scales,
  tax: TaxSheet,
  finance: Coins,
  accounting: RegisterBook,
  corporations: Bank,
  startup: IdeaBulb,
  digitalization: CheckSheet,
};

/** The drawing of an article is that of its subject; pages have sheets of paper. */
export function Picture({ category, ...rest }: IllustrationProps & { category: string }) {
  const Drawing = drawings[category as ArticleCategory] ?? Papers;
  return <Drawing {...rest} />;
}
