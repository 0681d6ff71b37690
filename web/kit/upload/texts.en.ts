import type { Same } from '../texts/same.ts';
import type { uploadTexts as german } from './texts.de.ts';

export const uploadTexts: Same<typeof german> = {
  drop: 'Drag a PDF or photos here',
  or: 'or choose one from your computer, up to {{size}} MB',
  touch: 'PDF or photos, up to {{size}} MB',
  choose: 'Choose file',
  chooseOther: 'Choose another file',
  sending: '{{size}}, being sent',
  waiting: '{{size}}, being checked',
  making: 'Making a PDF …',
  ready: '{{size}}, ready',
  received: '{{size}}, received',
  progress: 'Sent: {{percent}} percent',
  again: 'Try again',
  problem: {
    type: 'File type not allowed',
    typeHint: 'Please choose a PDF document',
    infected: 'The file was not accepted for safety reasons.',
  },
};

export const attachTexts = {
  attach: 'Attach a file',
  attaching: 'The file is being checked …',
  detach: 'Delete takes the file out again',
};
