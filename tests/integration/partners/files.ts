import { stringify } from 'yaml';
import { contentFolderWith } from '../../support/imports/content-folder.ts';

/** A folder like `content/`, with the partners of a test. */
export function partnersFolder() {
  const made = contentFolderWith({});
  const partner = (slug: string, changes?: object) =>
    made.write(`partners/${slug}.yaml`, stringify({ ...aPartner, ...changes }));
  return { ...made, partner };
}
export type PartnersFolder = ReturnType<typeof partnersFolder>;

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
