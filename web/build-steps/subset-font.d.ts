declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** A pinned value, or the part of an axis that stays variable. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    keepFeatures: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
