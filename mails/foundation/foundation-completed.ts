import {
  companyOr,
  type FoundationTemplate,
  foundationPage,
  founderReason,
  greeting,
} from './context.ts';

export const foundationCompleted: FoundationTemplate = {
  to: 'founder',
  write(context) {
    const company = companyOr(context);
    const url = foundationPage(context);
    const shared = { station: 8, greeting: greeting(context), reason: founderReason(context) };
    if (context.language === 'en') {
      return {
        ...shared,
        subject: `${company} is in the commercial register`,
        preview: 'Your foundation is complete',
        heading: `${company} is entered in the commercial register`,
        paragraphs: [
          'The register extract has arrived, and with it your foundation is complete. ' +
            'Congratulations on your company.',
          'Next come the tax office (the questionnaire for tax registration), the trade office ' +
            'and the transparency register. Be wary of letters with payment forms for “register ' +
            'entries”: real fees come from the court and the notary.',
        ],
        button: { label: 'Get the extract', url },
      };
    }
    return {
      ...shared,
      subject: `${company} steht im Handelsregister`,
      preview: 'Deine Gründung ist abgeschlossen',
      heading: `${company} ist im Handelsregister eingetragen`,
      paragraphs: [
        'der Handelsregisterauszug ist da, und damit ist deine Gründung abgeschlossen. ' +
          'Herzlichen Glückwunsch zu deiner Firma.',
        'Als Nächstes kommen das Finanzamt (Fragebogen zur steuerlichen Erfassung), das ' +
          'Gewerbeamt und das Transparenzregister. Sei misstrauisch bei Briefen mit ' +
          'Zahlscheinen für „Registereinträge“: Echte Kosten berechnen Gericht und Notariat.',
      ],
      button: { label: 'Auszug abrufen', url },
    };
  },
};
