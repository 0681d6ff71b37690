/** A photo as a JPEG with three colours, which PDF readers decode themselves. */
export interface Photo {
  jpeg: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/** In points. */
const A4 = { short: 595.28, long: 841.89 } as const;

/** Number of objects before the pages, catalogue and page list; each page has three. */
const OBJECTS_BEFORE = 2;
const OBJECTS_OF_PAGE = 3;

const pageObject = (index: number) => OBJECTS_BEFORE + 1 + index * OBJECTS_OF_PAGE;

/** Builds a PDF with one photo per page, in A4 upright or landscape like the photo. */
export function pdfOf(photos: readonly Photo[]): Blob {
  const pages = photos.map((_, index) => `${pageObject(index)} 0 R`);
  const objects: Part[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    [`<< /Type /Pages /Kids [${pages.join(' ')}] /Count ${photos.length} >>`],
    ...photos.flatMap(objectsOf),
  ];
  const parts: Part[] = ['%PDF-1.4\n'];
  const offsets: number[] = [];
  let length = lengthOf(parts);
  objects.forEach((body, index) => {
    const object = [`${index + 1} 0 obj\n`, ...body, '\nendobj\n'];
    offsets.push(length);
    length += lengthOf(object);
    parts.push(...object);
  });
  parts.push(tableOf(offsets, length));
  return new Blob(parts, { type: 'application/pdf' });
}

/** All text is ASCII. */
type Part = string | Uint8Array<ArrayBuffer>;
const lengthOf = (parts: readonly Part[]) => parts.reduce((sum, { length }) => sum + length, 0);

/** The three objects of a photo: page, placement and image. */
function objectsOf({ jpeg, width, height }: Photo, index: number): Part[][] {
  const first = pageObject(index);
  const [across, up] = width > height ? [A4.long, A4.short] : [A4.short, A4.long];
  const scale = Math.min(across / width, up / height);
  const [wide, high] = [width * scale, height * scale];
  const place = [wide, 0, 0, high, (across - wide) / 2, (up - high) / 2].map(rounded).join(' ');
  const drawn = `q ${place} cm /Photo Do Q`;
  return [
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${up}]`,
      ` /Resources << /XObject << /Photo ${first + 2} 0 R >> >> /Contents ${first + 1} 0 R >>`,
    ],
    [`<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB`,
      ` /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      '\nendstream',
    ],
  ];
}

const rounded = (points: number) => Number(points.toFixed(2));

/** The table of offsets of all objects, and the trailer. */
function tableOf(offsets: readonly number[], start: number): string {
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = offsets.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}${trailer}`;
}
