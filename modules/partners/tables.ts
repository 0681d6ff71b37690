import type { Json, WithDefault } from '#database/columns.ts';
import type { PartnerAccount } from '#domain/partners/account.ts';
import type { PartnerKind, PartnerTexts } from '#domain/partners/partner.ts';
import type { Locale } from '#domain/site/paths.ts';
import type { Origin } from '../shared/imported-files.ts';

export interface PartnerRow extends Origin {
  id: string;
  name: string;
  kind: PartnerKind;
  position: WithDefault<number>;
  code: string | null;
  website: string | null;
}

/** The account is the same in both languages. */
export type PartnerBody = Omit<PartnerTexts, 'headline' | 'summary'> & {
  account?: PartnerAccount | undefined;
};

export interface PartnerTextRow {
  partner_id: string;
  locale: Locale;
  headline: string;
  summary: string;
  body: Json<PartnerBody>;
}

export interface PartnersTables {
  partners: PartnerRow;
  partner_texts: PartnerTextRow;
}
