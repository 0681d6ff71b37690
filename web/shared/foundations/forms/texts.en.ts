import type { Same } from '../../../kit/texts/same.ts';
import type { sharedFoundationsForms as german } from './texts.de.ts';

const refusal: Same<(typeof german)['refusal']> = {
  TOO_EARLY: 'The consultation is not over yet.',
  ORDER_REQUIRED: 'Please order the formation package first; then you can go on here.',
  CONFIRM_FIRST: 'Please confirm first that you expressly decline.',
  NO_DOCUMENTS: 'There is no document yet.',
  APPOINTMENT_IN_THE_PAST: 'This time is in the past.',
  OTHER_NOTARY_NAMED: 'You have named another notary.',
  ALREADY_ORDERED: 'The formation package has already been ordered.',
  TOO_MANY_ORDERS: 'Too many orders for today. You can go on tomorrow.',
  PRICE_CHANGED:
    'The price has changed since you opened this page. Nothing was ordered; please reload the page and look at the new price.',
  TEXT_CHANGED:
    'The wording of the statement has changed since you opened this page. Please reload it and read it again.',
  REQUESTS_UNANSWERED: 'A change request has no answer yet.',
  DEED_DATE_REQUIRED: 'The date of the deed is missing.',
  OBSTACLE_OPEN: 'This has already been reported; the page shows what happens now.',
  WITHDRAWAL_OVER: 'The withdrawal period is over.',
  ENTRY_IN_THE_FUTURE: 'The date of the entry is in the future.',
  REVISION_REQUIRED:
    'It is not clear which version you were looking at. Please reload the page; nothing was saved.',
  LEAD_ONLY: 'Only the person who began the formation can do this.',
  LEAD_REQUIRED: 'You began the formation, so you have to be on the list.',
  SHARES_SUM:
    'The shares do not add up to the share capital. They are in whole euros, and their sum is the share capital (§ 5 (2), (3) GmbHG).',
  DIRECTOR_REQUIRED:
    'Nobody is down as managing director yet: every GmbH and UG needs at least one (§ 6 (1) GmbHG).',
  DUE_NOT_ALLOWED:
    'That much may not stay unpaid: a UG is paid up in full before registration (§ 5a (2) GmbHG), and at least half is due with the model protocol.',
  DIRECTOR_NOT_NATURAL: 'Only people can be managing directors, not companies (§ 6 (2) GmbHG).',
  DIRECTOR_NOT_OF_AGE:
    'A managing director must have full legal capacity, so be at least 18 years old (§ 6 (2) GmbHG).',
  NOT_WITH_MODEL_PROTOCOL:
    'This does not fit the model protocol: it allows at most three shareholders with one share each, and exactly one managing director (§ 2 (1a) GmbHG).',
  PARTICIPANT_JOINED:
    'Someone you took off the list has been invited or has joined. Use “No longer taking part” instead, so that they are told.',
  ALREADY_JOINED: 'You have already joined with this account.',
  INVITATION_OPEN: 'An invitation to this address is already open.',
  TOO_MANY_INVITATIONS:
    'No more invitations for now: at most five may be open, ten sent in a day, and three in all to one person.',
  DEED_EXISTS:
    'Once the deed is made, participants and shares can only be changed at the notary’s, with everybody who signed it (§ 2 GmbHG).',
  PARTICIPANTS_REQUIRED: 'First we need the names of everybody who takes part.',
  MANDATE_PENDING: 'The law firm has not accepted the mandate for everybody yet.',
  MANDATE_DECLINED: 'The law firm has declined the mandate and will not accept it again.',
  INVOICE_FILED: 'An invoice with this number is in the case already.',
  BEFORE_MANDATE:
    'By then the law firm may not have checked whether it can accept the mandate. Please choose a later time.',
  RELEASE_PENDING: 'Not everybody has released the law firm from confidentiality yet.',
  IDENTIFICATION_PENDING: 'Not everybody’s identity has been confirmed yet.',
  PARTICIPANTS_INCOMPLETE: 'Some details of the participants are still missing.',
  MINOR_UNCLEARED:
    'The law firm has not clarified yet what a minor needs to take part (§§ 107, 1643, 1852 BGB).',
  NOTARY_REQUIRED: 'A notary has to be named first, for dates with an email address.',
  CHOOSE_DATE: 'There are several dates. Please choose one of them.',
  ACCEPTANCE_OPEN: 'Not all shareholders have accepted the newest versions yet.',
};

const problem: Same<(typeof german)['problem']> = {
  NOTARY_WITHOUT_NAME: 'Please add the name of the notary.',
  NOT_A_NUMBER: 'Please give an amount in euros, such as 5,000.',
  NOT_WHOLE_EUROS: 'Share capital comes in whole euros only (§ 5 (2) GmbHG).',
  UG_SHARE_CAPITAL:
    'A UG has €1 to €24,999 of share capital; from €25,000 it is a GmbH (§ 5a (1) GmbHG).',
  GMBH_SHARE_CAPITAL: 'A GmbH needs at least €25,000 of share capital (§ 5 (1) GmbHG).',
  NOT_ACCEPTED: 'Please accept the terms.',
  NOT_A_ZIP: 'A German postcode has five digits.',
  NOT_A_VAT_ID: 'This is not a German VAT ID, for example DE123456789.',
  SHARE_NOT_WHOLE_EUROS: 'Shares are in whole euros (§ 5 (2) GmbHG).',
  SHARES_SUM: refusal.SHARES_SUM,
  DUE_NOT_ALLOWED: refusal.DUE_NOT_ALLOWED,
  DIRECTOR_REQUIRED: refusal.DIRECTOR_REQUIRED,
  DIRECTOR_NOT_OF_AGE: refusal.DIRECTOR_NOT_OF_AGE,
  NOT_WITH_MODEL_PROTOCOL: refusal.NOT_WITH_MODEL_PROTOCOL,
  NOT_A_DATE: 'Please give a day.',
};

export const sharedFoundationsForms: Same<typeof german> = {
  draft: {
    found: 'What you entered on {{date}} is still here. It has not been sent yet.',
    discard: 'Discard draft',
  },
  refusal,
  problem,
};

export const handle = { texts: { sharedFoundationsForms } };
