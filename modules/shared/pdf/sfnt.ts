import { inflateSync } from 'node:zlib';

/** Sizes of the header and of what it says of each table, in both formats. */
const WOFF = { header: 44, entry: 20 };
const SFNT = { header: 12, entry: 16 };

const aligned = (length: number) => Math.ceil(length / 4) * 4;

/**
 * The font in a WOFF file with its tables unpacked, as OpenType has them. The PDF library would unpack the table of
 * all shapes anew for each letter.
 */
export function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(SFNT.header + count * SFNT.entry);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const from = WOFF.header + index * WOFF.entry;
    const to = SFNT.header + index * SFNT.entry;
    const table = unpacked(woff, from);
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(table.length, to + 12);
    tables.push(table, Buffer.alloc(aligned(table.length) - table.length));
    offset += aligned(table.length);
  }
  return Buffer.concat([head, ...tables]);
}

/** A table is packed only where that makes it shorter. */
function unpacked(woff: Buffer, entry: number): Buffer {
  const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
    number,
    number,
    number,
  ];
  const bytes = woff.subarray(start, start + packed);
  return packed < length ? inflateSync(bytes) : bytes;
}
