import type { TFunction } from 'i18next';
import type { DocumentEntry } from '#api/contract.gen.d.ts';

/** What tells a draft from others of the same title: version and the beginning of its hash. */
export function documentLabel(
  { version, newest, sha256 }: DocumentEntry,
  t: TFunction<['staffFoundations']>,
): string[] {
  const name = newest ? (version > 1 ? 'newestVersion' : 'version') : 'olderVersion';
  return [
    t(`staffFoundations:foundation.documents.${name}`, { version }),
    t('staffFoundations:foundation.documents.hash', { hash: sha256.slice(0, 8) }),
  ];
}
