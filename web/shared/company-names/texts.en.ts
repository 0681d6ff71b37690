import type { Same } from '../../kit/texts/same.ts';
import type { sharedCompanyNames as german } from './texts.de.ts';

const sharedCompanyNames: Same<typeof german> = {
  check: 'Check the name',
  again: 'Check again',
  checking: 'Checking the name …',
  failed: 'The name could not be checked just now. Please try again in a few minutes.',
  incomplete: 'To check it we need the name and the legal form.',
  result: 'What the law says about “{{name}}”',
  nothing: 'Nothing in the wording caught our eye.',
  limits:
    'Whether the name is entered is for the register court alone; the chamber of commerce gives its opinion beforehand, free of charge. We only read the words and compare them with companies that were entered through us. Look for older trade marks and names of others here:',
  searches: {
    register: 'Commercial register',
    mark: 'Trade marks at the DPMA',
    domain: 'Domain at DENIC',
  },
  type: 'Type there: {{copy}}',
  severities: { stops: 'Speaks against it', look: 'Look closely' },
  findings: {
    'form-missing': {
      title: 'The legal form is missing',
      text: '“GmbH” or “Gesellschaft mit beschränkter Haftung” has to be in the name.',
    },
    'form-missing-ug': {
      title: 'The legal form is missing or shortened',
      text: 'It is “UG (haftungsbeschränkt)” or “Unternehmergesellschaft (haftungsbeschränkt)”; the part in brackets may not be shortened.',
    },
    'form-of-another': {
      title: 'The name says another legal form',
      text: 'It has to say the form of the company you are setting up.',
    },
    'form-charitable': {
      title: 'Charitable',
      text: 'Only a company with tax-privileged purposes may be called “gGmbH” or “gUG (haftungsbeschränkt)”. Articles and tax office have to agree.',
    },
    'nothing-but-form': {
      title: 'There is no name',
      text: 'Beside the legal form it takes something that identifies the company.',
    },
    'no-letters': {
      title: 'Nothing but digits or signs',
      text: 'A name has to be pronounceable. A number alone is not enough; with a word beside it, it usually is.',
    },
    'other-script': {
      title: 'Another script',
      text: 'The register keeps names in Latin letters.',
    },
    'picture-signs': {
      title: 'Pictograms',
      text: 'Nobody can pronounce pictures or signs such as ®; they are not entered.',
    },
    'no-word': {
      title: 'Single or repeated letters',
      text: 'Letters are allowed if they can be pronounced. One letter, or “AAAA”, hardly tells anybody apart.',
    },
    generic: {
      title: 'Nothing but trade or town',
      text: 'What many call themselves tells nobody apart. A word of your own, a family name or letters help.',
    },
    'other-place': {
      title: 'Another town',
      text: 'A town in the name promises that the company is seated there or plays a part there.',
    },
    'larger-than-it-is': {
      title: 'Sounds like more',
      text: 'The word promises size, origin or several companies. It has to be true when the company is entered.',
    },
    'like-an-authority': {
      title: 'Sounds like an authority',
      text: 'Nobody should take the company for a public body.',
    },
    'like-an-institution': {
      title: 'Sounds like research, teaching or a chamber',
      text: 'That usually takes an addition that shows a business is behind it.',
    },
    title: {
      title: 'An academic degree',
      text: 'Whoever holds it has to belong to the company and have a say in it.',
    },
    bank: {
      title: '“Bank” and “Sparkasse” are protected',
      text: 'Only those with a licence of BaFin may use the word; where in doubt, BaFin decides.',
    },
    'building-society': {
      title: '“Bausparkasse” is protected',
      text: 'Only licensed building societies may use the word.',
    },
    fund: {
      title: 'Kept for funds',
      text: 'Only those licensed under the Capital Investment Code may use the word.',
    },
    insurance: {
      title: '“Versicherung” is protected',
      text: 'Only insurers may use the word. Intermediaries need an addition such as “Versicherungsmakler”.',
    },
    partners: {
      title: '“und Partner” is taken',
      text: 'The addition belongs to professional partnerships. “Partners” or another word may do.',
    },
    lawyers: {
      title: 'Kept for lawyers',
      text: 'Only firms admitted by the bar may use the word.',
    },
    'tax-advisers': {
      title: 'Kept for tax advisers',
      text: 'Only recognised firms of tax advisers may use the word.',
    },
    auditors: {
      title: 'Kept for auditors',
      text: 'Only recognised firms may use the word.',
    },
    'red-cross': {
      title: 'Protected',
      text: 'Red Cross and Red Crescent belong to the relief societies.',
    },
    olympic: {
      title: 'An Olympic word',
      text: 'It belongs to the IOC and DOSB where it alludes to the Games.',
    },
    pharmacy: {
      title: 'Pharmacy',
      text: 'A GmbH or UG may not run a pharmacy, and the name must not suggest it.',
    },
    'engineers-architects': {
      title: 'A protected profession',
      text: 'As a rule only those on the list of the state’s chamber may use the word.',
    },
    'permit-property': {
      title: 'Permit for property',
      text: 'Estate agents, developers and property managers need a permit before they begin.',
    },
    'permit-security': {
      title: 'Permit for guarding',
      text: 'Whoever guards the life or property of others needs a permit first.',
    },
    'permit-insurance': {
      title: 'Permit for insurance intermediaries',
      text: 'The chamber of commerce grants it and enters you in its register.',
    },
    'permit-investments': {
      title: 'Permit for investments',
      text: 'Arranging and advising both need a permit first.',
    },
    'permit-crafts': {
      title: 'Crafts',
      text: 'Many trades take a master craftsperson and an entry in the register of crafts.',
    },
    'permit-transport': {
      title: 'Permit for transport',
      text: 'Carrying people or goods takes a licence.',
    },
    'permit-staffing': {
      title: 'Permit for temporary work',
      text: 'Whoever hires out staff needs a permit of the employment agency first.',
    },
    'entered-here': {
      title: 'Entered in the same town',
      text: 'A company of this name, or one that sounds the same, has been entered there. New names have to differ clearly.',
    },
    'entered-elsewhere': {
      title: 'Entered elsewhere',
      text: 'A company of this name, or one that sounds the same, has been entered. The register allows it in another town; the older right to the name remains.',
    },
  },
};

export const handle = { texts: { sharedCompanyNames } };
