import { commonRange } from '../font-characters.ts';

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const face = (family: string, style: string, file: string, range: string) =>
  `@font-face{font-family:'${family}';font-style:${style};font-weight:100 900;font-display:swap;src:url('${file}') format('woff2');unicode-range:${range}}`;

/** The package of a family has its name. */
const packaged = (name: string) =>
  `@fontsource-variable/${name.split('-', 1)[0]}/files/${name}.woff2`;

/** A local font with the metrics of ours, so the layout does not shift when ours has loaded. */
const fallback = (
  family: string,
  local: string,
  { size, ascent, descent }: { size: number; ascent: number; descent: number },
) =>
  `@font-face{font-family:'${family}';src:${local};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;

const serif =
  "local('Georgia'),local('Gelasio'),local('Liberation Serif'),local('Times New Roman')";
const sans = "local('Arial'),local('Liberation Sans'),local('Arimo')";

/** What `base.css` says about fonts; their files are imports, see `subset-fonts.ts`. */
export const fontFaces = [
  face('Inter Variable', 'normal', packaged('inter-latin-wght-normal'), latin),
  face('Inter Variable', 'normal', packaged('inter-latin-ext-wght-normal'), latinExtended),
  face('Fraunces Variable', 'normal', packaged('fraunces-latin-soft-normal'), latin),
  face('Fraunces Variable', 'normal', packaged('fraunces-latin-ext-soft-normal'), latinExtended),
  face('Fraunces Variable', 'italic', packaged('fraunces-latin-soft-italic'), latin),
  // Later faces win: most pages load nothing else.
  face('Inter Variable', 'normal', 'subset:text.woff2', commonRange),
  face('Fraunces Variable', 'normal', 'subset:heading.woff2', commonRange),
  face('Fraunces Variable', 'italic', 'subset:heading-italic.woff2', commonRange),
  fallback('Inter Fallback', sans, { size: 107, ascent: 90, descent: 22.5 }),
  fallback('Fraunces Fallback', serif, { size: 104, ascent: 94, descent: 24.5 }),
].join('');
