import type { ProductCategory } from '#domain/catalogue/product.ts';
import {
  CheckSheet,
  Coins,
  Community,
  Door,
  IdeaBulb,
  RegisterBook,
  Scales,
  TaxSheet,
} from '../../kit/ui/illustrations.tsx';

/** The drawing of a product is that of its field. */
export const pictureOf: Record<ProductCategory, typeof Coins> = {
  foundation: Door,
  legal: Scales,
  tax: TaxSheet,
  funding: Coins,
  accounting: RegisterBook,
  controlling: CheckSheet,
  marketing: IdeaBulb,
  'personality-development': Community,
};
