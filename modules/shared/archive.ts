import type { Readable } from 'node:stream';
import yazl from 'yazl';

/** Bytes of a file, or a function that opens it when its turn comes. */
export type Packed = Buffer | (() => Promise<Readable>);

/** A ZIP archive that is packed while it is read, of which only one file is open at a time. */
export function openArchive() {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const add = (name: string, content: Packed): void => {
    if (Buffer.isBuffer(content)) {
      zip.addBuffer(content, name);
      return;
    }
    // Most files are PDFs, which are compressed already.
    zip.addReadStreamLazy(name, { compress: false }, (opened) => {
      content().then(
        (stream) => opened(null, stream),
        (error) => opened(error, undefined as never),
      );
    });
  };
  return { output, add, end: () => zip.end() };
}
