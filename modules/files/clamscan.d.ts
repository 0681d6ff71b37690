declare module 'clamscan' {
  import type { Readable } from 'node:stream';

  interface Options {
    preference: 'clamdscan';
    clamscan: { active: false };
    // `timeout` is in milliseconds.
    clamdscan: ({ socket: string } | { host: string; port: number }) & {
      timeout: number;
      localFallback: false;
    };
  }
  export default class NodeClam {
    init(options: Options): Promise<NodeClam>;
    scanStream(stream: Readable): Promise<{ isInfected: boolean | null; viruses: string[] }>;
  }
}
