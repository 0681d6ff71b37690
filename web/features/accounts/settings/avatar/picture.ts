import { sendForm } from '../../../../kit/api/browser-call.ts';

/** Side in px of the stored picture, large enough for every place that shows it. */
const SIDE = 512;
/** The whole picture while its part is chosen; photographs of phones are several times as large. */
const SHOWN_SIDE_MAX = 1_600;

/** A part of a picture, in its pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

function drawn(source: CanvasImageSource, { x, y, width, height }: Area, scale: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw.');
  // What is transparent would be black in a JPEG.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The picture of a file, upright; nothing if the browser cannot read it. */
export async function readPicture(file: File): Promise<HTMLCanvasElement | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    const scale = Math.min(1, SHOWN_SIDE_MAX / Math.max(width, height));
    return drawn(bitmap, { x: 0, y: 0, width, height }, scale);
  } catch {
    return undefined;
  }
}

/** As a `data:` address, which the page's policy allows where it forbids `blob:`. */
export const addressOfPicture = (picture: HTMLCanvasElement) =>
  picture.toDataURL('image/jpeg', 0.9);

/** Uploads a part of a picture. @returns the id of the file, or nothing when it was not accepted */
export async function uploadPart(
  picture: HTMLCanvasElement,
  area: Area,
): Promise<string | undefined> {
  const part = drawn(picture, area, SIDE / area.width);
  const blob = await new Promise<Blob | null>((resolve) => part.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) return undefined;
  const form = new FormData();
  form.append('file', blob, 'avatar.jpg');
  const answer = await sendForm('POST /files', form);
  return answer.ok ? answer.data.id : undefined;
}
