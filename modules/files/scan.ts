import { createReadStream } from 'node:fs';
import NodeClam from 'clamscan';
import type { Clamd } from '#domain/files/clamd.ts';

const TIMEOUT_MS = 60_000;

export type ScanResult = 'clean' | 'infected' | 'not-configured';
export type Scan = (path: string) => Promise<ScanResult>;

/** The scanner gave no verdict, so the file is refused. */
export class ScannerUnavailable extends Error {}

/**
 * Asks clamd where its socket or address is configured. Its StreamMaxLength must not be below MAX_UPLOAD_BYTES.
 *
 * @throws ScannerUnavailable
 */
export const createScan =
  (clamd: Clamd | undefined): Scan =>
  async (path) => {
    if (!clamd) return 'not-configured';
    const clamdscan = { ...clamd, timeout: TIMEOUT_MS, localFallback: false } as const;
    const options = { preference: 'clamdscan', clamscan: { active: false }, clamdscan } as const;
    try {
      const scanner = await new NodeClam().init(options);
      const { isInfected } = await scanner.scanStream(createReadStream(path));
      if (isInfected === null) throw new Error('no verdict');
      return isInfected ? 'infected' : 'clean';
    } catch (error) {
      throw new ScannerUnavailable('clamd does not answer.', { cause: error });
    }
  };
