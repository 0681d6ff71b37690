import type { Same } from '../../../kit/texts/same.ts';
import type { comparison as german } from './texts.de.ts';

const comparison: Same<typeof german> = {
  open: 'Compare versions',
  openOf: 'Compare versions: {{title}}',
  back: 'Back to the company formation',
  earlier: 'Compare with',
  version: 'Version {{version}}',
  versionOf: 'Version {{version}}, {{date}}',
  download: 'Download PDF',
  downloadOf: 'Download version {{version}} as a PDF',
  changes_one: '{{count}} change',
  changes_other: '{{count}} changes',
  marks: 'What was removed is struck through, what was added is underlined.',
  same: {
    title: 'No words changed',
    text: 'Both versions have the same text. Pictures, signatures or the layout may differ.',
  },
  limits:
    'Only the text is compared, without pictures, signatures, headers and footers. What the PDF says counts.',
  notWhole:
    'The document is very long, so only its beginning was compared. For the rest, please open both PDFs.',
  changed: 'Changed',
  removed: 'removed:',
  added: 'added:',
  end: 'End.',
  unchanged_one: '{{count}} unchanged paragraph',
  unchanged_other: '{{count}} unchanged paragraphs',
  'no-text': {
    title: 'No readable text',
    text: 'At least one of the two versions is a scan and consists of pictures only. Please open both PDFs.',
  },
  unreadable: {
    title: 'The text cannot be read',
    text: 'At least one PDF is too large or too unusual for that. Please open both PDFs.',
  },
  gone: {
    title: 'These versions cannot be compared',
    text: 'One of them was withdrawn, or the address is wrong. What you can see is among the documents of the company formation.',
  },
  failed: {
    title: 'The versions cannot be compared just now',
    text: 'Nothing is lost. Try again in a moment, or open both PDFs.',
  },
};

export const handle = { texts: { comparison } };
