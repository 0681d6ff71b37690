import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import { brand } from '#domain/site/brand.ts';
import { colors } from '#domain/site/colors.ts';

/** In px, as most sites crop pictures of links. */
const size = { width: 1_200, height: 630 };
const margin = 84;
const { primary, paper, secondaryText, accent, hairline } = colors.light;

const fontFile = (name: string) =>
  fileURLToPath(new URL(`../../build/fonts/${name}.ttf`, import.meta.url));

/** A PNG with the title of a page above the line with its stations. */
export async function drawPicture(title: string, stations: readonly string[]): Promise<Buffer> {
  const picture = await renderAsync(pictureSvg(title, stations), {
    font: { fontFiles: [fontFile('heading'), fontFile('text')], loadSystemFonts: false },
  });
  return picture.asPng();
}

const longestTitle = 160;

/** As SVG, so that tests can read what is in it. */
export function pictureSvg(title: string, stations: readonly string[]): string {
  const words = title.length > longestTitle ? `${title.slice(0, longestTitle - 1)}…` : title;
  const { lines, fontSize } = fitted(words);
  const lineHeight = fontSize * 1.14;
  const middle = 300;
  const first = middle - ((lines.length - 1) * lineHeight) / 2 + fontSize / 3;
  const text = lines.map(
    (line, index) =>
      `<text x="${margin}" y="${first + index * lineHeight}" font-family="Fraunces" font-size="${fontSize}" letter-spacing="${-fontSize * 0.012}" fill="${primary}">${escaped(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<rect width="100%" height="100%" fill="${paper}"/>
${logo}
<text x="${margin + 88}" y="103" font-family="Fraunces" font-size="38" fill="${primary}">${escaped(brand.name)}</text>
${text.join('\n')}
${line(stations)}
</svg>`;
}

/** The mark of the header, see `LogoMark`. */
const logo = `<g transform="translate(${margin} 66) scale(1.5)"><g fill="none" stroke="${primary}" stroke-width="3" stroke-linecap="round"><path d="M7 21h5.5c3.5 0 4-2 6-4.5M28 9.5C30 7.5 31 6.5 34 6.5h3"/><circle cx="41" cy="7" r="4" stroke-width="2.5"/><circle cx="23" cy="13.5" r="5.5" stroke="${accent}"/></g><circle cx="6.5" cy="21" r="5" fill="${primary}"/></g>`;

function line(stations: readonly string[]): string {
  const y = 520;
  const [from, to] = [margin + 16, size.width - margin - 16];
  const step = (to - from) / (stations.length - 1);
  const marks = stations.map((name, index) => {
    const x = from + index * step;
    const last = index === stations.length - 1;
    const anchor = index === 0 ? 'start' : last ? 'end' : 'middle';
    const edge = index === 0 ? -16 : last ? 16 : 0;
    const mark = last
      ? `<circle cx="${x}" cy="${y}" r="16" fill="${accent}"/><circle cx="${x}" cy="${y}" r="7" fill="${paper}"/>`
      : `<circle cx="${x}" cy="${y}" r="13" fill="${primary}"/>`;
    return `${mark}<text x="${x + edge}" y="${y + 52}" text-anchor="${anchor}" font-family="Inter" font-size="22" fill="${secondaryText}">${escaped(name)}</text>`;
  });
  return `<path d="M${from} ${y}H${to}" stroke="${hairline}" stroke-width="6"/><path d="M${from} ${y}H${to - step}" stroke="${primary}" stroke-width="6"/>${marks.join('')}`;
}

/** The largest size at which the title fits into three lines, or four of the smallest. */
function fitted(title: string): { lines: string[]; fontSize: number } {
  const width = size.width - 2 * margin;
  for (const fontSize of [76, 66, 58]) {
    const lines = wrapped(title, width / fontSize);
    const fits = lines.every((line) => widthOf(line) <= width / fontSize);
    if (fits && lines.length <= 3) return { lines, fontSize };
  }
  return { lines: wrapped(title, width / 48).slice(0, 4), fontSize: 48 };
}

/** Breaks between words; `width` is in em. */
function wrapped(title: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** In em, close enough for the heading font: letters differ too little to measure each. */
const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/[A-ZÄÖÜMWmw]/.test(letter) ? 0.72 : 0.53), 0);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
