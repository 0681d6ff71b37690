import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#database/connection.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import type { FileReference } from '#domain/foundations/state.ts';
import { type FileSettings, openFileStore } from '#modules/files/open-file-store.ts';
import { examinedFiles } from '#modules/files/stored-files.ts';
import { recordFile } from '#modules/files/uploads.ts';
import { pdf, signedPdf } from './pdf.ts';

export interface StoredDocument extends FileReference {
  title: string;
}

interface Wanted {
  fileId: string;
  foundationId: string;
  company: string;
  /** Counts the documents of one kind, from 0. */
  nth: number;
}

export interface DemoFiles {
  /** A PDF for a command that brings one, stored once; undefined for other commands. */
  store(command: CommandName, wanted: Wanted): Promise<StoredDocument | undefined>;
}

const titles: Partial<Record<CommandName, readonly [string, ...string[]]>> = {
  'add-document': ['Gesellschaftsvertrag', 'Gesellschafterliste'],
  'receive-foundation-certificate': ['Gründungsurkunde'],
  'receive-bank-confirmation': ['Kontoauszug'],
  'receive-register-extract': ['Handelsregisterauszug'],
};

/** Of the articles, as they were drawn up and as they came back after a lawyer had asked for more. */
const articles: readonly [readonly string[], readonly string[]] = [
  [
    '§ 4 Die Gesellschaft hat eine oder mehrere Personen als Geschäftsführung.',
    '§ 5 Ist nur eine Person bestellt, vertritt sie die Gesellschaft allein.',
    '§ 6 Bekanntmachungen erscheinen im Bundesanzeiger.',
  ],
  [
    '§ 4 Die Gesellschaft hat eine oder mehrere Personen als Geschäftsführung.',
    '§ 5 Ist nur eine Person bestellt, vertritt sie die Gesellschaft allein, sonst je zwei gemeinsam.',
    'Fällt sie länger als vier Wochen aus, bestellen die Gesellschafter eine weitere.',
    '§ 6 Bekanntmachungen erscheinen im Bundesanzeiger.',
  ],
];

export function openDemoFiles(db: Database, settings: FileSettings): DemoFiles {
  const files = openFileStore(settings, 'files');
  return {
    async store(command, { fileId, foundationId, company, nth }) {
      const known = titles[command];
      if (!known) return undefined;
      const title = known[nth] ?? known[0];
      const clauses = command === 'add-document' && title === known[0] ? articles : [];
      const version = nth < known.length ? 0 : 1;
      const line = `${title}: ${company}`;
      const isSigned = command === 'receive-foundation-certificate';
      const bytes = isSigned ? signedPdf(line) : pdf(line, clauses[version]);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const reference = { fileId, name: `${title}.pdf`, size: bytes.length, sha256 };
      if (!(await examinedFiles(db, [fileId])).has(fileId)) {
        await withFile(bytes, (path) => files.put(fileId, path));
        await recordFile(db, foundationId, {
          ...reference,
          scan: 'not-configured',
          isSigned,
        });
      }
      return { ...reference, title };
    },
  };
}

async function withFile(bytes: Buffer, use: (path: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'siebenschritt-demo-'));
  try {
    const path = join(folder, 'document.pdf');
    await writeFile(path, bytes);
    await use(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
