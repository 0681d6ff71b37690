import type { Same } from '../../../kit/texts/same.ts';
import { uploadTexts } from '../../../kit/upload/texts.en.ts';
import type { upload as german } from './texts.de.ts';

export const upload: Same<typeof german> = {
  ...uploadTexts,
  made: 'Turned into a PDF. Please make sure that everything is legible.',
  known: {
    there:
      'This very file is already among your documents, as “{{there}}”. What is needed here: {{wanted}}. If it is the right one, you can upload it all the same.',
    sentBack:
      'This very file has already been sent back as “{{there}}”. What is needed here: {{wanted}}. If it is the right one after all, you can upload it all the same.',
    start: 'Upload it all the same',
  },
  same: {
    title: 'We have received exactly this file before',
    there:
      'It is the same as “{{file}}” among your documents. If you meant to upload another one, please write to {{email}}.',
    sentBack:
      'It is the same one that we sent back to you as “{{file}}”. If you meant to upload another one, please write to {{email}}.',
  },
  stored:
    'The file is safely stored. Processing is taking longer at the moment; you can leave the page open or come back later.',
  noScript: 'Uploading needs JavaScript on this page. Switch it on or send us the PDF by email.',
  problem: {
    ...uploadTexts.problem,
    size: 'The file is larger than {{size}} MB. Please choose a smaller PDF; your progress is kept.',
    empty: 'The file is empty. Please choose a PDF document; everything so far is kept.',
    photo:
      'Your browser cannot open this picture. Save it as a JPEG or PDF and choose it again; everything so far is kept.',
    severalFiles:
      'That was more than one file. Please choose a single PDF, or photos of all its pages.',
    damaged:
      'The PDF is damaged or incomplete and cannot be read. Please download it again or save it anew; everything so far is kept.',
    encrypted:
      'The PDF only opens with a password or a digital key. Please ask for a copy without this protection; everything so far is kept.',
    preceded:
      'Something stands before the beginning of the PDF, such as an empty line. Please download it again; everything so far is kept.',
    tooComplex:
      'The PDF has so many separate parts that we cannot check it. Please ask for a simpler file; everything so far is kept.',
    tooManyPages:
      'The PDF has more than 500 pages. Please choose only the document that is needed.',
    unsafe:
      'The PDF contains scripts, attachments or references to other files and cannot be accepted. If it is signed, do not save it anew, which would remove the signature; write to us instead.',
    notItsTurn:
      'This file is not expected at the moment. Nothing was stored; the page shows where things are.',
    unavailable:
      'The service cannot be reached at the moment. Nothing is lost; please try again shortly.',
    network: 'The connection was lost. Nothing is lost; please try again shortly.',
    session:
      'You have been logged out, and nothing has been sent yet. The file is still selected: log in again, then upload it.',
    tooMany: 'Too many attempts in a short time. Please wait a minute.',
    unknown: 'The upload did not work. Your progress is kept; please try again.',
  },
};
