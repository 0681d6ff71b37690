import { type Photo, pdfOf } from '#domain/files/photo-pdf.ts';

/** Enough for small print on a sheet of A4, and a tenth of what a phone's camera makes of it. */
const LONGEST_EDGE = 2_800;
const JPEG_QUALITY = 0.8;

/** One PDF of photos, each on a page of its own; undefined when this browser cannot open one of them. */
export async function pdfOfPhotos(files: readonly File[]): Promise<File | undefined> {
  const [first] = files;
  if (!first) return undefined;
  const photos: Photo[] = [];
  for (const file of files) {
    // One after the other: a photo as pixels takes up to 200 MB.
    const photo = await photoOf(file);
    if (!photo) return undefined;
    photos.push(photo);
  }
  const pdf = pdfOf(photos);
  const name = `${first.name.replace(/\.[^.]*$/, '')}.pdf`;
  return new File([pdf], name, { type: pdf.type });
}

/** Drawn anew: upright, without the place where it was taken, and as small as can be read. */
async function photoOf(file: File): Promise<Photo | undefined> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_EDGE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const { width, height } = canvas;
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    // What is transparent would become black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    picture.close();
    const jpeg = await jpegOf(canvas);
    return jpeg ? { jpeg: new Uint8Array(await jpeg.arrayBuffer()), width, height } : undefined;
  } catch {
    return undefined;
  }
}

const jpegOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
