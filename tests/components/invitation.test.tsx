import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { InvitationView } from '#api/contract.gen.d.ts';
import { firmReleaseText } from '#domain/orders/terms/firm-release.ts';
import { type Locale, locales, paths } from '#domain/site/paths.ts';
import * as invitationPage from '#web/features/participants/invitation.tsx';
import { showPage } from '../support/components/app.tsx';
import { appears, button, field, heading } from '../support/components/controls.ts';
import { type Answers, refused, stubApi } from '../support/mock/api.ts';
import { foundationId } from '../support/mock/foundations.ts';
import { textsOf } from '../support/texts.ts';

const invitation: InvitationView = {
  invitationId: '0f6a2f4e-5d0c-4a57-9a52-6d0c1f0b7a01',
  companyName: 'Muster Werkzeugbau UG',
  invitedBy: 'Mia Vogt',
  email: 'bo@example.com',
  firstName: 'Bo',
  lastName: 'Berg',
  hasAccount: false,
  expiresAt: '2030-01-01T09:00:00.000Z',
};

/** Opens the page as the tab does that has come by a mailed link. */
async function openPage(
  facts: Partial<InvitationView> = {},
  { locale = 'de', answers = {} }: { locale?: Locale; answers?: Answers } = {},
) {
  const opened = { ...invitation, ...facts };
  const api = stubApi({ 'POST /invitations/exchange': () => opened, ...answers });
  sessionStorage.setItem('invitation', 'a token');
  const address = paths.invitation[locale];
  const visited = { ...invitationPage, loader: () => ({ member: null }) };
  const others = [{ path: paths.foundation[locale], Component: () => <h1>The formation</h1> }];
  await showPage(visited, { path: address }, { api, locale, others });
  return api;
}

beforeEach(() => sessionStorage.clear());

test.each(locales)(
  'who is invited reads what they will see, and what others see: %s',
  async (locale) => {
    await openPage({}, { locale });
    await appears(heading('Muster Werkzeugbau UG'));
    const { youSee, othersSee } = textsOf(locale).participants;
    await appears(heading(youSee.title));
    await appears(heading(othersSee.title));
    // Nobody is asked for an answer by a tick that is there already.
    await expect.element(page.getByLabelText(firmReleaseText.text[locale])).not.toBeChecked();
  },
);

test('a newcomer joins with a new account of the invited address', async () => {
  const answers = {
    'POST /invitations/accept': () => ({ foundationId, revision: 7, position: '7' }),
  };
  const api = await openPage({}, { answers });
  const { accept } = textsOf('de').participants;
  await field(accept.password).fill('gelbe Birne 77');
  await button(accept.submit).click();
  // The terms come first.
  expect(api.sentTo('POST /invitations/accept')).toHaveLength(0);
  await page.getByRole('checkbox').first().click();
  await button(accept.submit).click();
  await appears(heading('The formation'));
  const { invitationId } = invitation;
  expect(api.sentTo('POST /invitations/accept')).toMatchObject([
    { body: { invitationId, firstName: 'Bo', terms: true } },
  ]);
});

test('whoever has an account of the address is asked to log in', async () => {
  await openPage({ hasAccount: true });
  const { accept } = textsOf('de').participants;
  await appears(page.getByRole('link', { name: accept.login, exact: true }));
});

test('an invitation that is over says so', async () => {
  const answers = { 'POST /invitations/exchange': () => refused(404, 'LINK_NOT_VALID') };
  await openPage({}, { answers });
  await appears(heading(textsOf('de').participants.invalid.title));
});
