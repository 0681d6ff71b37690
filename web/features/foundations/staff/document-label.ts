import type { useTranslate } from 'ra-core';
import type { DocumentEntry } from '#api/contract.ts';

type Translate = ReturnType<typeof useTranslate>;

/** What tells a draft from others of the same title: version and the beginning of its hash. */
export function documentLabel(document: DocumentEntry, translate: Translate): string[] {
  const { version, newest, sha256 } = document;
  const words = (key: string) => t(`staffFoundations:foundation.documents.${key}`, { version });
  return [
    newest && version > 1 ? words('newestVersion') : words(newest ? 'version' : 'olderVersion'),
    t('staffFoundations:foundation.documents.hash', { hash: sha256.slice(0, 8) }),
  ];
}
