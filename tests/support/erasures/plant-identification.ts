import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { foreign } from '#domain/foreign-text.ts';
import type { BeneficialOwner, RiskFile } from '#domain/identification/risk.ts';
import type { Uploads } from '#modules/files/uploads.ts';
import type { IdentificationContent } from '#modules/identification/content.ts';
import { storeCopy } from '#modules/identification/copies.ts';
import { recordIdentification } from '#modules/identification/identifications.ts';
import { storeRiskFile } from '#modules/identification/risk-files.ts';
import { SECRET, type Stage } from '../stage.ts';

interface Planted {
  foundationId: string;
  /** Whose document it is, and what it says. */
  participantId: string;
  birthDate: string;
  /** Account of the team. */
  by: string;
  word: (what: string) => string;
}

/** Somebody of the team has seen a document, and has written the file on risk. */
export async function plantIdentification(
  { dependencies, dataDir }: Pick<Stage, 'dependencies' | 'dataDir'>,
  { foundationId, participantId, birthDate, by, word }: Planted,
): Promise<void> {
  const { db, keys, identificationCopies: copies } = dependencies;
  const bytes = Buffer.from(`%PDF-1.7 ${word('copy-inside')}`);
  const path = join(dataDir, 'quarantined');
  const uploads: Pick<Uploads, 'store'> = {
    async store(_stream, name, put) {
      const fileId = randomUUID();
      await writeFile(path, bytes);
      await put?.(fileId, path);
      await rm(path);
      return {
        fileId,
        name: name ?? '',
        size: bytes.length,
        sha256: 'a'.repeat(64),
        scan: 'clean',
        isSigned: false,
      };
    },
  };
  const file = {
    what: 'document',
    stream: Readable.from([]),
    name: foreign(word('file')),
  } as const;
  const { copy, stored } = await storeCopy({ keys, copies, uploads }, foundationId, file);
  const named = { firstName: word('first'), lastName: word('last'), birthDate };
  const content = {
    actor: { id: by, role: 'staff' },
    seen: named,
    stated: named,
    differences: [],
    document: { kind: 'passport', number: word('number'), authority: word('authority') },
    politicallyExposed: true,
    forOwnAccount: true,
    copies: [copy],
  } as const satisfies IdentificationContent;
  const deps = { db, keys, linkSecret: SECRET };
  const ids = { id: randomUUID(), foundationId, participantId };
  const identification = { ...ids, method: 'in-person', content, copies: [stored] } as const;
  await recordIdentification(deps, identification, new Date());
  const owner: BeneficialOwner = {
    ...named,
    nationalities: ['DE'],
    street: word('street'),
    zip: '04103',
    city: word('city'),
    country: 'DE',
    because: 'share',
    identified: true,
  };
  const reasons = foreign(word('reasons'));
  const risk: RiskFile = { class: 'high', reasons, beneficialOwners: [owner] };
  await storeRiskFile(deps, { foundationId, by, file: risk }, new Date());
}
