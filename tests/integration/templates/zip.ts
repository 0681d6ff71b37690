import { inflateRawSync } from 'node:zlib';

const ENTRY = 0x02014b50;
const END = 0x06054b50;

/** The files of a zip archive by name, as its directory lists them. */
export function filesInZip(bytes: Buffer): Record<string, Buffer> {
  const end = bytes.lastIndexOf(marked(END));
  const files: Record<string, Buffer> = {};
  let at = bytes.readUInt32LE(end + 16);
  while (bytes.readUInt32LE(at) === ENTRY) {
    const nameLength = bytes.readUInt16LE(at + 28);
    const next = at + 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const packed = contentAt(bytes, bytes.readUInt32LE(at + 42), bytes.readUInt32LE(at + 20));
    files[name] = bytes.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed);
    at = next;
  }
  return files;
}

function contentAt(bytes: Buffer, header: number, length: number): Buffer {
  const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
  return bytes.subarray(start, start + length);
}

function marked(signature: number): Buffer {
  const mark = Buffer.alloc(4);
  mark.writeUInt32LE(signature);
  return mark;
}
