import heading from 'subset:heading.woff2';
import text from 'subset:text.woff2';

/** The two files every page needs right away, see `build-steps/subset-fonts.ts`. */
export const preloadedFonts = [text, heading];
