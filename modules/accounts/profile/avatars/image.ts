import type { Sharp } from 'sharp';
import { limited } from '../../../shared/concurrency.ts';
import type { AvatarRow } from '../../tables.ts';

export type ImageType = AvatarRow['type'];
export type ImageFault = 'not-an-image' | 'too-many-pixels';

export interface Image {
  type: ImageType;
  width: number;
  height: number;
  bytes: Buffer;
}

/** The largest photographs of phones. */
const MAX_PIXELS = 50_000_000;
const READING = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
const MAX_SIDE_PIXELS = 1_024;
const MAX_SECONDS = 10;
const QUALITY = 85;

/** A large picture takes a second of a core and a hundred MB; logins need the other cores. */
const inTurn = limited(1, 20);

/** Loads the library, which takes 30 MB, with the first picture. */
async function openSharp() {
  const { default: sharp } = await import('sharp');
  // Of all formats that libvips reads, uploads can reach only these.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
  });
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
let opened: ReturnType<typeof openSharp> | undefined;

/** The type by the first bytes, whatever the sender calls it. */
function typeOf(bytes: Buffer): ImageType | undefined {
  const head = bytes.subarray(0, 12).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n')) return 'image/png';
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'image/webp' : undefined;
}

/**
 * Draws the picture anew, upright, with at most 1,024 pixels on each side. Everything else in the file (position,
 * camera, another file) is lost.
 *
 * @throws Overloaded when too many pictures are waiting
 */
export async function redraw(bytes: Buffer): Promise<Image | ImageFault> {
  const type = typeOf(bytes);
  if (!type) return 'not-an-image';
  return inTurn(async () => {
    opened ??= openSharp();
    const sharp = await opened;
    try {
      const { data, info } = await encoded(sharp(bytes, READING), type);
      return { type, width: info.width, height: info.height, bytes: data };
    } catch (error) {
      return /pixel limit/.test(String(error)) ? 'too-many-pixels' : 'not-an-image';
    }
  });
}

function encoded(read: Sharp, type: ImageType) {
  const picture = read
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize(MAX_SIDE_PIXELS, MAX_SIDE_PIXELS, { fit: 'inside', withoutEnlargement: true });
  switch (type) {
    case 'image/jpeg':
      return picture.jpeg({ quality: QUALITY }).toBuffer({ resolveWithObject: true });
    case 'image/png':
      return picture.png().toBuffer({ resolveWithObject: true });
    case 'image/webp':
      return picture.webp({ quality: QUALITY }).toBuffer({ resolveWithObject: true });
  }
}
