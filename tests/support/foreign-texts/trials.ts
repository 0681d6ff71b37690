import { z } from 'zod';
import { typedIn } from '#api/content/managed-schemas.ts';
import { linkOfCookie } from '#api/upload-links/upload-link-cookie.ts';
import { fieldsOf as fieldsOfPiece } from '#domain/content/fields.ts';
import { filled, judgePiece } from '#domain/content/piece.ts';
import { mentionedIn } from '#domain/desk/mentions.ts';
import { compareTexts } from '#domain/files/comparison.ts';
import { paragraphsIn } from '#domain/files/paragraphs.ts';
import { type ForeignText, foreign, ifShort, joined, trimmed } from '#domain/foreign-text.ts';
import { payloadSchemaOf } from '#domain/foundations/foundation.ts';
import { addDocumentSchema } from '#domain/foundations/steps/documents.ts';
import { firmInvoiceSchema } from '#domain/foundations/steps/firm-invoice.ts';
import { deedSchema } from '#domain/foundations/steps/share-capital.ts';
import { purposeNames } from '#domain/foundations/upload-purposes.ts';
import { seenInPerson } from '#domain/identification/identification.ts';
import { audiences } from '#domain/messages/messages.ts';
import { registerEntrySchema } from '#domain/register-entry.ts';
import { line } from '#domain/text.ts';
import { unlinked } from '#mails/unlinked.ts';
import { checkConfirmation } from '#modules/accounts/login/passwords/password-rules.ts';
import { plainTextOf, renderMarkdown } from '#modules/content/markdown.ts';
import { faultsOf, surroundingsOf } from '#modules/content/rules.ts';
import { cleanName, cleanStem } from '#modules/files/file-name.ts';
import { isReadable } from '#modules/files/pdf-text.ts';
import { refuse, refuseAs, refuseFields } from '#web/features/accounts/account-outcome.ts';
import { withPastedToken } from '#web/features/accounts/mailed-links/pasted-link.ts';
import { changeMeeting } from '#web/features/appointments/member/change-meeting.ts';
import { tokenIn } from '#web/features/appointments/visitor/link-cookie.ts';
import { changeContributions } from '#web/features/contributions/change-contributions.ts';
import { tickDuty } from '#web/features/duties/tick-duty.ts';
import { commandForms } from '#web/features/foundations/steps/command-forms.ts';
import { changeCart } from '#web/features/orders/cart/change-cart.ts';
import { placeOrder } from '#web/features/orders/cart/place-order.ts';
import { addressRules, redemptionRules, timeRules } from '#web/features/orders/order-forms.ts';
import { incomplete } from '#web/kit/forms/form-outcome.ts';
import { type Fields, judge, problemsAt } from '#web/kit/forms/rules.ts';

type Trial = (hostile: ForeignText) => unknown;

/** Any field of a form, whatever its name. */
const everyField = (hostile: ForeignText): Fields =>
  new Proxy({}, { get: (_, name) => (typeof name === 'string' ? hostile : undefined) });
const key = '0b5e9c3e-8c1b-4c40-9d5e-0d3d2f9b1a11';
const refusal = { ok: false, status: 400, code: 'INVALID_PAYLOAD', fields: ['one'] } as const;
const refused = { ...refusal, extensions: {}, statusMessage: '' } as never;
const neverCalled = async () => refused;

const linesOf = (hostile: ForeignText) => hostile.split('\n').slice(0, 20_000).map(foreign);
const pageOf = (hostile: ForeignText) => ({
  height: 842,
  lines: linesOf(hostile).map((text, at) => ({
    text,
    left: 60,
    right: 500,
    top: (at % 2) * 400 + at / 100,
    bottom: (at % 2) * 400 + at / 100 + 12,
  })),
});
const paragraphs: Trial = (hostile) => paragraphsIn([pageOf(hostile), pageOf(hostile)]);

const pieceOf = (hostile: ForeignText) =>
  Object.fromEntries(fieldsOfPiece('article').map(({ path }) => [path, hostile]));
const entryOf = (markdown: ForeignText) => ({
  kind: 'article' as const,
  language: 'de' as const,
  key: 'one',
  category: 'tax' as const,
  slug: 'eins',
  title: 'Eins',
  description: 'Eins und zwei',
  author: 'tax' as const,
  published: '2026-11-23',
  related: [],
  sources: [],
  faq: [{ question: 'Eins?', answer: markdown }],
  markdown,
});
const rulesOfContent: Trial = (hostile) => faultsOf(entryOf(hostile), surroundingsOf([]));

/** As it comes from the multipart form of a sender, judged by the schema of its fields. */
const link: Trial = (hostile) => {
  try {
    return linkOfCookie({ cookies: {} } as never, hostile);
  } catch (error) {
    return error;
  }
};

const formRules = [addressRules, redemptionRules, timeRules];
function everyForm(hostile: ForeignText): void {
  const fields = everyField(hostile);
  for (const [command, form] of Object.entries(commandForms)) {
    const rules = 'rules' in form ? form.rules : {};
    judge({ schema: payloadSchemaOf(command as keyof typeof commandForms), ...rules }, fields);
  }
  for (const rules of formRules) judge(rules as never, fields);
}

/** What a form of the contributions may hold, whichever it is. */
const everyChange: Trial = (hostile) => {
  const typed = { participantId: hostile, bookedOn: hostile, amount: hostile, payer: hostile };
  const more = { amountCents: hostile, revision: hostile, note: hostile, kind: hostile, key };
  return ['add', 'remove', 'offer', 'report', hostile].map((form) => {
    const fields = { ...typed, ...more, form: foreign(form) };
    return changeContributions(neverCalled, key, fields as never).catch(() => undefined);
  });
};

/** Takes at most 250 ms, on the thread that answers. */
export const trials: Readonly<Record<string, Trial>> = {
  'api/content/managed-schemas.ts#typedIn': (hostile) => typedIn.safeParse(pieceOf(hostile)),
  'api/foundations/documents.ts#adding': (title) => addDocumentSchema.safeParse({ title }),
  'api/foundations/documents.ts#filingInvoices': (hostile) =>
    firmInvoiceSchema.safeParse(everyField(hostile)),
  'api/messages/routes.ts#uploading': (audience) => z.enum(audiences).safeParse(audience),
  'api/accounts/avatars.ts#fileRoutes': (title) => line(200).safeParse(title),
  'api/foundations/beside-file.ts#besideFile': (text) =>
    registerEntrySchema.safeParse({ registerNumber: text, registerCourt: text, enteredOn: text }),
  'api/foundations/beside-file.ts#deedOf': (text) =>
    deedSchema.safeParse({ deedDate: text, deedNumber: text }),
  'api/rooms/files.ts#receiving': (purpose) => z.enum(purposeNames).safeParse(purpose),
  'api/identification/in-person.ts#fieldsOf': (text) =>
    seenInPerson.safeParse({ ...everyField(text), method: 'in-person', number: text }),
  'api/upload-links/upload-link-cookie.ts#linkOfCookie': link,
  'domain/content/piece.ts#filled': (hostile) => filled('article', pieceOf(hostile)),
  'domain/desk/mentions.ts#mentionedIn': (text) =>
    mentionedIn(text, [{ id: key, name: 'Mia Kern' }]),
  'domain/files/paragraphs.ts#isContinued': paragraphs,
  'domain/files/paragraphs.ts#join': paragraphs,
  'domain/files/paragraphs.ts#repeatedIn': paragraphs,
  'domain/files/paragraphs.ts#withoutNumbers': paragraphs,
  'domain/foreign-text.ts#ifShort': ifShort,
  'domain/foreign-text.ts#joined': (hostile) => joined([hostile, hostile], ' '),
  'domain/foreign-text.ts#trimmed': trimmed,
  'mails/unlinked.ts#unlinked': unlinked,
  'modules/accounts/login/passwords/password-rules.ts#checkConfirmation': (hostile) =>
    checkConfirmation(hostile, foreign(`${hostile}x`)),
  'modules/content/pieces/faults.ts#faultsOfPiece': (hostile) =>
    judgePiece('article', pieceOf(hostile)),
  'modules/files/file-name.ts#cleanName': cleanName,
  'modules/files/file-name.ts#cleanStem': (hostile) => cleanStem(hostile, /(\.png){1,9}$/i),
  'modules/files/pdf-text.ts#isReadable': (hostile) => isReadable(linesOf(hostile)),
  'web/features/accounts/account-outcome.ts#refuse': (one) => refuse('INVALID', { one }),
  'web/features/accounts/account-outcome.ts#refuseAs': (one) =>
    refuseAs(refused, undefined, { one }),
  'web/features/accounts/account-outcome.ts#refuseFields': (one) => refuseFields({}, { one }),
  'web/features/accounts/mailed-links/pasted-link.ts#withPastedToken': (link) =>
    withPastedToken({ link }),
  'web/features/appointments/member/change-meeting.ts#changeMeeting': (hostile) =>
    changeMeeting(neverCalled, { form: 'book', key, startsAt: hostile, question: hostile }, 'de'),
  'web/features/appointments/visitor/link-cookie.ts#tokenIn': tokenIn,
  'web/features/contributions/change-contributions.ts#changeContributions': everyChange,
  'web/features/contributions/change-contributions.ts#shortFields': everyChange,
  'web/features/duties/tick-duty.ts#tickDuty': (hostile) =>
    tickDuty(neverCalled, key, { state: hostile, on: hostile, why: hostile, form: hostile }),
  'web/features/orders/cart/change-cart.ts#changeCart': (hostile) => {
    const fields = { change: 'set', productId: hostile, quantity: hostile, position: hostile };
    return changeCart(neverCalled, fields, new URL('http://localhost')).catch(() => undefined);
  },
  'web/features/orders/cart/place-order.ts#placeOrder': (hostile) => {
    const fields = { key, lines: hostile, expected: '1', name: hostile, payment: hostile };
    return placeOrder(neverCalled, fields).catch(() => undefined);
  },
  'web/kit/forms/form-outcome.ts#incomplete': (one) => incomplete({ one: 'REQUIRED' }, { one }),
  'web/kit/forms/rules.ts#judge': everyForm,
  'web/kit/forms/rules.ts#problemsAt': (one) => problemsAt(refused, {}, { one }),
};

/** Take a part of their budget, which a thread or a process of its own holds them to. */
export const trialsAside: Readonly<Record<string, Trial>> = {
  'domain/files/comparison.ts#compareTexts': (hostile) =>
    compareTexts(linesOf(hostile), linesOf(foreign(`${hostile} x`)).toReversed()),
  'modules/content/markdown.ts#plainTextOf': plainTextOf,
  'modules/content/markdown.ts#renderMarkdown': renderMarkdown,
  'modules/content/rules.ts#marks': rulesOfContent,
  'modules/content/rules.ts#structure': rulesOfContent,
};

/** Work on nothing: what they do with the text instead. Who else gets it from them stands above. */
export const handedOn: Readonly<Record<string, string>> = {
  'api/desk/notes.ts#mentionsOf': 'to mentionedIn',
  'api/accounts/proofs.ts#provenAgain': 'a password, to hashPassword',
  'api/rooms/routes.ts#looking': 'keeps it as it is',
  'domain/foundations/steps/obstacles.ts#commands': 'keeps it as it is',
  'domain/foundations/steps/obstacles.ts#obstacleBy': 'keeps it as it is',
  'domain/sheets/intake-sheet.ts#companyOf': 'keeps it as it is',
  'event-store/personal-data.ts#PersonKeys': 'encrypts it',
  'mails/foundations/changes-requested.ts#changesRequested': 'splits 2,000 characters into lines',
  'mails/foundations/changes/appointment-withdrawn.ts#appointmentWithdrawn':
    'splits 2,000 characters into lines',
  'mails/inquiries/inquiry-answer.ts#askedIn': 'splits 5,000 characters into lines, to unlinked',
  'modules/accounts/login/passwords/owner-check.ts#doubtOwner': 'a password, to hashPassword',
  'modules/accounts/login/passwords/password-history.ts#hashFresh': 'a password, to weakness',
  'modules/accounts/login/passwords/password-reset.ts#resetPassword': 'a password, to hashFresh',
  'modules/accounts/login/passwords/password-rules.ts#weakness':
    'judges the first 32 of at most 1,024 characters, on a thread',
  'modules/accounts/login/passwords/passwords.ts#hashPassword':
    'hashes at most 1,024 characters, on a thread',
  'modules/accounts/login/two-factor/two-factor.ts#newRecoveryCodes': 'a password, to doubtOwner',
  'modules/accounts/login/two-factor/two-factor.ts#offerSecondFactor': 'a password, to doubtOwner',
  'modules/accounts/registration/invitations.ts#acceptInvite': 'a password, to hashFresh',
  'modules/content/aside.ts#plainTextAside': 'to plainTextOf, on a thread with a budget',
  'modules/content/aside.ts#renderAside': 'to renderMarkdown, on a thread with a budget',
  'modules/files/uploads.ts#createUploads': 'the name of a file, to cleanName',
  'projections/foundation-details.ts#detailsAfter': 'keeps it as it is',
  'projections/read-models/timeline.ts#detailsOf': 'keeps it as it is',
  'web/features/content/staff/editor/editor.tsx#Editor': 'keeps it as it is, in the browser',
  'web/features/foundations/commands/command.ts#CommandForm':
    'to what follows a command: reads a key',
  'web/features/foundations/commands/send-command.ts#sendCommand':
    'to uuid, which wants 36 characters',
  'web/features/foundations/start-foundation.ts#startFoundation':
    'to uuid, which wants 36 characters',
  'web/features/foundations/steps/details/core-data-rules.ts#coreDataFields': 'keeps it as it is',
  'web/features/appointments/visitor/appointment.tsx#change': 'to judge',
  'web/features/inquiries/member/inquiries.tsx#action': 'keeps it as it is',
  'web/features/notices/notices.tsx#action': 'splits it at its spaces',
  'web/kit/forms/plain/read-form.ts#sentAlong': 'compares it with the form of a uuid',
  'web/kit/forms/use-schema-form.ts#useJudgement': 'to judge, in the browser',
  'web/kit/session/kept-form.ts#sendOrRefuse': 'keeps it as it is, in the browser',
};
