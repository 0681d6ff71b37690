import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { colors } from '#domain/site/colors.ts';
import { locales, paths, pathTo } from '#domain/site/paths.ts';
import * as foundationsPage from '#web/features/foundations/foundations.tsx';
import { showPage } from '../support/components/app.tsx';
import {
  appears,
  button,
  disappears,
  field,
  heading,
  said,
  toasted,
  toasts,
  valueOf,
} from '../support/components/controls.ts';
import { openFoundation } from '../support/components/foundation-page.tsx';
import { listed, refused, stubApi } from '../support/mock/api.ts';
import {
  accepted,
  appointment,
  documentOf,
  foundationAt,
  foundationId,
} from '../support/mock/foundations.ts';
import { textsOf } from '../support/texts.ts';

const texts = textsOf('de');

const toConfirm = () =>
  foundationAt('notary-appointment-confirmation-pending', { notaryAppointment: appointment });
const confirmed = () =>
  foundationAt('foundation-certificate-pending', {
    notaryAppointment: { ...appointment, confirmed: true },
    dueAt: appointment.startsAt,
    revision: 8,
  });
const happened = (type: string) => ({
  events: [
    {
      type,
      occurredAt: '2026-11-22T09:00:00.000Z',
      actor: { role: 'founder', name: 'Mia Vogt' },
    },
  ],
});

describe('a dialog with text in it', () => {
  test('asks before it closes, and then keeps the text or gives it up', async () => {
    await openFoundation({ now: toConfirm() });
    const words = texts.foundations.appointment.reject;
    const { discard, close } = texts.common.dialog;
    await button(words.open).click();
    const dialog = page.getByRole('dialog', { name: words.title });
    await field(words.reason, dialog).fill('Da bin ich verreist.');
    await userEvent.keyboard('{Escape}');
    await dialog.getByRole('button', { name: discard.keep }).click();
    expect(valueOf(field(words.reason, dialog))).toBe('Da bin ich verreist.');
    await dialog.getByRole('button', { name: close }).click();
    await dialog.getByRole('button', { name: discard.confirm }).click();
    await disappears(dialog);
  });

  test('says what has changed since it was opened, and sends only after that', async () => {
    const command = 'POST /foundations/:id/commands/request-document-changes';
    const now = foundationAt('review-pending', {
      documents: [documentOf(1, '2026-11-20T09:00:00.000Z')],
    });
    const { api } = await openFoundation({
      now,
      answers: (moveTo) => ({
        [command]: ({ headers }) =>
          headers['if-match'] === `"${now.revision}"`
            ? refused(412, 'CHANGED_MEANWHILE', happened('NotaryNamed'))
            : moveTo(foundationAt('documents-pending')),
      }),
    });
    const { review } = texts.foundations;
    await button(review.open).click();
    const dialog = page.getByRole('dialog', { name: review.title });
    await field(review.reason, dialog).fill('Im § 2 fehlt der Vertrieb.');
    const submit = dialog.getByRole('button', { name: review.submit });
    await submit.click();
    await said(texts.forms.refusal.CHANGED_MEANWHILE.title, dialog);
    await appears(dialog.getByRole('listitem').getByText(/Notariat/));
    expect(valueOf(field(review.reason, dialog))).toBe('Im § 2 fehlt der Vertrieb.');
    await submit.click();
    await disappears(dialog);
    const [first, second] = api.sentTo(command);
    expect(second?.body).toEqual({ reason: 'Im § 2 fehlt der Vertrieb.' });
    expect(second?.headers['if-match']).toBe(`"${now.revision + 1}"`);
    expect(second?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
  });
});

describe('the appointment', () => {
  const confirm = 'POST /foundations/:id/commands/confirm-notary-appointment';

  test('that was confirmed elsewhere: the page says so and shows the current state', async () => {
    const { api, standsAt } = await openFoundation({
      now: toConfirm(),
      answers: (moveTo) => ({
        [confirm]: () => {
          moveTo(confirmed());
          return refused(412, 'CHANGED_MEANWHILE', happened('NotaryAppointmentConfirmed'));
        },
      }),
    });
    await button(texts.foundations.appointment.confirm).click();
    await toasted(texts.foundations.page.appointmentFailed);
    await toasted(texts.forms.refusal.CHANGED_MEANWHILE.title);
    await appears(page.getByRole('region', { name: texts.toasts.notifications }));
    await standsAt('foundation-certificate-pending');
    expect(api.sentTo(confirm)).toHaveLength(1);
  });

  test('can be confirmed with the keyboard alone', async () => {
    const { standsAt } = await openFoundation({
      now: toConfirm(),
      answers: (moveTo) => ({ [confirm]: () => moveTo(confirmed()) }),
    });
    const { confirm: name } = texts.foundations.appointment;
    await appears(button(name));
    for (let presses = 0; presses < 40; presses += 1) {
      await userEvent.tab();
      if (document.activeElement?.textContent === name) break;
    }
    await userEvent.keyboard('{Enter}');
    await standsAt('foundation-certificate-pending');
  });
});

test('a step that was done in another tab is told as such, not as a failure', async () => {
  const name = 'POST /foundations/:id/commands/open-bank-account';
  const { standsAt } = await openFoundation({
    now: foundationAt('bank-account-pending'),
    answers: (moveTo) => ({
      [name]: () => {
        moveTo(foundationAt('share-capital-payment-pending'));
        return refused(409, 'NOT_ALLOWED_NOW', { status: 'share-capital-payment-pending' });
      },
    }),
  });
  await button(texts.foundations.bankAccount.submit).click();
  await toasted(texts.foundations.page.overtaken.title);
  await standsAt('share-capital-payment-pending');
  const shown = [...toasts()].map((toast) => toast.textContent).join();
  expect(shown).not.toContain(texts.sharedFoundations.failed);
});

test.each(locales)(
  'a company is not started without a connection, and starts once there is one: %s',
  async (locale) => {
    const { sharedFoundations: member, forms, foundations: foundation } = textsOf(locale);
    const api = stubApi({
      'GET /foundations': () => listed(),
      'GET /foundations/:id': () => foundationAt('start-pending'),
      'POST /foundations': () => ({ ...accepted, id: foundationId }),
    });
    const started = pathTo('foundation', locale, { id: foundationId });
    const others = [{ path: started, Component: () => <h1>Begonnen</h1> }];
    await showPage(foundationsPage, { path: paths.foundations[locale] }, { api, locale, others });
    await appears(heading(foundation.list.title));
    api.connection.lost = true;
    await button(member.start).click();
    await toasted(member.failed);
    await said(forms.refusal.NETWORK.title, page.getByRole('main'));
    expect(api.sentTo('POST /foundations')).toEqual([]);
    api.connection.lost = false;
    await button(member.start).click();
    await appears(heading('Begonnen'));
    expect(api.sentTo('POST /foundations')).toHaveLength(1);
  },
);

/** Relative luminance of colours, as WCAG defines it. */
function luminances(...given: string[]): number[] {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('No canvas.');
  return given.map((value) => {
    canvas.fillStyle = value;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
      .slice(0, 3)
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
}

test('an alert in dark mode is lighter than the card it is on, and easy to read', async () => {
  localStorage.setItem('mui-mode', 'dark');
  try {
    await openFoundation({ now: confirmed() });
    const hint = page.getByText(texts.foundations.bankAccount.hint, { exact: true });
    await appears(hint);
    const alert = hint.element().closest('.MuiAlert-root') as Element;
    expect(document.documentElement.dataset.colorScheme).toBe('dark');
    const { backgroundColor, color } = getComputedStyle(alert);
    const [background = 0, text = 0, surface = 0] = luminances(
      backgroundColor,
      color,
      colors.dark.surface,
    );
    expect(background).toBeGreaterThan(surface);
    expect((text + 0.05) / (background + 0.05)).toBeGreaterThan(7);
  } finally {
    localStorage.removeItem('mui-mode');
  }
});
