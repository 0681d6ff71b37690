import { defineMail } from '../../define-mail.ts';
import { ourCompany, toCoFounders } from './co-founder-frame.ts';

/** Drafts are there, which all shareholders read and accept. */
export const documentsToAccept = defineMail({
  name: 'documents-to-accept',
  ...toCoFounders,
  choice: 'turn',
  outdated: ({ isStepDone }) => isStepDone,
  write(context) {
    const company = ourCompany(context);
    return {
      station: 4,
      de: {
        subject: 'Die Entwürfe warten auf dein Ja',
        preview: 'Lies sie und nimm sie an, oder bitte um eine Änderung',
        paragraphs: [
          `die Unterlagen für ${company} sind entworfen. Bevor die Kanzlei sie freigibt, sollen alle, die Anteile ` +
            'übernehmen, sie gelesen und angenommen haben.',
        ],
        after: [
          'Ist etwas nicht so, wie du es möchtest, bitte um eine Änderung und schreib dazu, worum es geht.',
        ],
        button: 'Entwürfe lesen',
      },
      en: {
        subject: 'The drafts await your acceptance',
        preview: 'Read and accept them, or ask for a change',
        paragraphs: [
          `The documents for ${company} have been drafted. Before the law firm approves them, everybody who takes a share ` +
            'is asked to read and accept them.',
        ],
        after: ['If something is not as you want it, ask for a change and say what it is about.'],
        button: 'Read the drafts',
      },
    };
  },
});
