import { stringify } from 'yaml';
import { type ContentFolder, contentFolder } from '../../support/imports/content-folder.ts';

/** A folder like `content/`, with the partners of a test. */
export interface PartnersFolder extends ContentFolder {
  partner(slug: string, changes?: object): Promise<void>;
}

export async function partnersFolder(): Promise<PartnersFolder> {
  const folder = await contentFolder('partners');
  return {
    ...folder,
    partner: (slug, changes) =>
      folder.file(`partners/${slug}.yaml`, stringify({ ...aPartner, ...changes })),
  };
}

export const partnerTexts = (headline: string) => ({
  headline,
  summary: headline,
  about: [headline],
  offer: { title: headline, conditions: [headline] },
  steps: [headline],
  limits: headline,
});

const aPartner = {
  name: 'Beispiel AG',
  kind: 'partner',
  position: 10,
  code: 'BEISPIEL',
  de: partnerTexts('Ein Konto'),
  en: partnerTexts('An account'),
};
