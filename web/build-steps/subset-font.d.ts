declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** A pinned value, or the part of an axis that stays variable. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    keepFeatures: readonly string[];
    /** Names that stay in the font; none unless given. */
    preserveNameIds?: readonly number[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
