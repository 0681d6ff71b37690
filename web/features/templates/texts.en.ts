import type { Same } from '../../kit/texts/same.ts';
import type { templates as german } from './texts.de.ts';

export const templates: Same<typeof german> = {
  title: 'Templates',
  lead: 'Contracts and resolutions that young companies need first: as a Word file to adapt, as a PDF to read.',
  notice: {
    title: 'Samples are no substitute for advice',
    text: 'A template does not know your case. Read the notes in the file, replace everything in square brackets and delete the notes before you sign. If something does not fit, or much depends on it, ask the law firm.',
    link: 'View legal advice',
  },
  fill: {
    title: 'For which company?',
    none: 'Leave blank',
    hint: 'Choose a company: then its name, registered office, address, register and people are filled in as far as they are certain.',
    filled:
      'What is certain is filled in; everything else stays in square brackets. We never fill in another person’s date of birth or address.',
  },
  binding:
    'The German version is binding. The English one helps you read it and is marked as a translation.',
  details: 'Form and date',
  form: 'Form',
  updated: 'As of {{date}}',
  languages: { de: 'German, binding', en: 'English, for reading' },
  formats: { pdf: 'PDF', docx: 'DOCX' },
  download: '{{title}}: download {{language}}, {{format}}',
  empty: {
    title: 'No templates yet',
    text: 'This is where you will find contracts and resolutions to adapt once they have been checked. Until then, the law firm helps in the initial consultation.',
    action: 'Go to the dashboard',
  },
};

export const handle = { texts: { templates } };
