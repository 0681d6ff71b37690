import { withFragment } from '../addresses.ts';
import { type FoundationTemplate, notaryFrame } from './context.ts';

/** Contains the current link, which may differ from the one in the first mail. */
export const reminderNotary: FoundationTemplate = {
  to: 'notary',
  uploads: true,
  write(context) {
    const { company, foundationId, uploadToken, address } = context;
    if (!uploadToken) return null;
    const certificate = context.history.state.status === 'foundation-certificate-pending';
    const what = certificate ? 'Gründungsurkunde' : 'Handelsregisterauszug';
    const page = certificate
      ? address('notary-certificate', foundationId)
      : address('notary-register', foundationId);
    return {
      ...notaryFrame(context),
      subject: `Erinnerung: ${what} ${company}`,
      preview: 'Der Zugang zum Hochladen ist noch offen',
      heading: certificate
        ? `Die Gründungsurkunde für ${company} steht noch aus`
        : `Der Handelsregisterauszug für ${company} steht noch aus`,
      paragraphs: [
        certificate
          ? 'die Gründungsurkunde liegt uns noch nicht vor. Hat die Beurkundung stattgefunden, ' +
            'laden Sie sie bitte als PDF hoch; erst mit ihr kann das Geschäftskonto eröffnet werden.'
          : 'der Handelsregisterauszug liegt uns noch nicht vor. Ist die Gesellschaft eingetragen, ' +
            'laden Sie ihn bitte als PDF hoch; damit ist die Gründung abgeschlossen.',
        'Ist noch etwas offen, antworten Sie bitte auf diese Nachricht.',
      ],
      button: { label: `${what} hochladen`, url: withFragment(page, uploadToken) },
      english: [
        certificate
          ? `The certificate of formation for ${company} has not arrived yet. If the appointment ` +
            'has taken place, please upload it as a PDF with the button above.'
          : `The register extract for ${company} has not arrived yet. If the company is entered, ` +
            'please upload the extract as a PDF with the button above.',
      ],
    };
  },
};
