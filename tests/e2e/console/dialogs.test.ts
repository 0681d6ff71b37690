import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pdf } from '#scripts/demo/pdf.ts';
import { bringTo, type Cast } from '#scripts/driver/journey.ts';
import { badPdfs } from '#tests/support/bad-pdfs.ts';
import { atWork, openInConsole } from '#tests/support/browser/console-pages.ts';
import { field, type Visitor } from '#tests/support/browser/visitor.ts';
import { withSite } from '#tests/support/browser/with-site.ts';

let browser: Browser;
let cast: Cast;

withSite((opened) => {
  ({ browser, cast } = opened);
});

const commandsOf = (who: Visitor) =>
  who.page.getByRole('region', { name: who.consoleTexts.foundation.commands });
const dialogOf = (who: Visitor) => who.page.getByRole('dialog');
const question = (who: Visitor) =>
  who.page.getByRole('alertdialog', { name: who.consoleTexts.discard.title });

/** What the browser asks before it closes the tab, which then stays open. */
async function questionOnClosing({ page }: Visitor): Promise<string> {
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  await dialog.dismiss();
  return dialog.type();
}

const send = async (person: Cast['staff'], foundationId: string, command: string, body: object) =>
  expect((await person.send(`/foundations/${foundationId}/commands/${command}`, body)).status).toBe(
    200,
  );

/** The founder sends the documents back; staff add a new version and submit again. */
async function reviseDocuments(foundationId: string): Promise<void> {
  const { founder, staff } = cast;
  await send(founder, foundationId, 'request-document-changes', { reason: 'Neuer Name.' });
  const added = await staff.upload(
    `/foundations/${foundationId}/documents`,
    { title: 'Gesellschaftsvertrag' },
    pdf('Gesellschaftsvertrag, anders'),
  );
  expect(added.status).toBe(200);
  await send(staff, foundationId, 'submit-documents-for-review', {});
}

describe('approving documents', () => {
  test('that changed while the dialog was open is refused, and then meant for the new ones', async () => {
    const { foundationId } = await bringTo(cast, 'review-pending');
    const lawyer = await atWork(browser, 'lawyer', [/^412 /]);
    const { commands, conflict, foundation, status } = lawyer.consoleTexts;
    await openInConsole(lawyer, foundationId);
    await commandsOf(lawyer).waitFor();
    await lawyer.page.keyboard.press('f');
    const versions = dialogOf(lawyer).getByRole('listitem').filter({ hasText: 'Prüfsumme' });
    await versions.first().waitFor();
    expect(await versions.count()).toBe(1);

    await reviseDocuments(foundationId);
    const approve = dialogOf(lawyer).getByRole('button', {
      name: commands['approve-documents'].submit,
    });
    await approve.click();
    const alert = dialogOf(lawyer).getByRole('alert');
    await alert.getByText(conflict.title).waitFor();
    expect(await alert.getByRole('listitem').count()).toBe(3);
    await versions.nth(1).waitFor();
    const newest = foundation.documents.newestVersion.replace('{{version}}', '2');
    await versions.filter({ hasText: newest }).waitFor();
    await approve.click();
    await lawyer.page
      .getByRole('heading', { name: status['notary-appointment-pending'] })
      .waitFor();
    expect(lawyer.troubles()).toEqual([]);
    await lawyer.context.close();
  });

  test('shows what was asked for before, and staff do not resubmit unchanged by default', async () => {
    const { foundationId } = await bringTo(cast, 'review-pending');
    await send(cast.lawyer, foundationId, 'request-document-changes', {
      reason: 'Der Sitz fehlt.',
    });
    const staff = await atWork(browser, 'staff');
    const { commands, foundation, occasion } = staff.consoleTexts;
    const row = staff.page.getByRole('row').filter({
      has: staff.page.locator(`a[href*="${foundationId}"]`),
    });
    await row.getByText(occasion['changes-requested']).waitFor();
    await row.getByText('Der Sitz fehlt.').waitFor();
    await openInConsole(staff, foundationId);
    const button = (name: 'add-document' | 'submit-documents-for-review') =>
      commandsOf(staff).getByRole('button', { name: commands[name].button });
    await button('add-document').waitFor();
    expect(await button('add-document').getAttribute('class')).toContain('contained');
    expect(await button('submit-documents-for-review').getAttribute('class')).toContain('outlined');
    await staff.page.keyboard.press('r');
    await dialogOf(staff).getByText(foundation.unchanged).waitFor();
    await staff.context.close();

    await send(cast.staff, foundationId, 'submit-documents-for-review', {});
    const lawyer = await atWork(browser, 'lawyer');
    await openInConsole(lawyer, foundationId);
    const note = lawyer.page.getByRole('alert').filter({ hasText: 'Der Sitz fehlt.' });
    await note.getByText(lawyer.consoleTexts.foundation.unchanged).waitFor();
    await lawyer.context.close();
  });
});

describe('typed text', () => {
  test('is not lost on Escape, a click beside the dialog or back without asking', async () => {
    const { foundationId } = await bringTo(cast, 'review-pending');
    const lawyer = await atWork(browser, 'lawyer');
    const { commands, discard } = lawyer.consoleTexts;
    await openInConsole(lawyer, foundationId);
    await commandsOf(lawyer).waitFor();
    await lawyer.page.keyboard.press('e');
    const text = field(dialogOf(lawyer), commands['request-document-changes'].reason);
    await text.waitFor();
    await expect.poll(() => text.evaluate((area) => area === document.activeElement)).toBe(true);
    await lawyer.page.keyboard.type('Der Sitz fehlt.');

    const keep = question(lawyer).getByRole('button', { name: discard.keep });
    await lawyer.page.keyboard.press('Escape');
    await keep.click();
    await question(lawyer).waitFor({ state: 'hidden' });
    await lawyer.page.mouse.click(5, 450);
    await keep.click();
    await question(lawyer).waitFor({ state: 'hidden' });
    // The dialog is drawn anew after each of these, and never stops listening for the end of the tab.
    for (let times = 0; times < 10; times++) {
      await lawyer.page.goBack();
      await keep.click();
      await question(lawyer).waitFor({ state: 'hidden' });
      expect(await text.inputValue()).toBe('Der Sitz fehlt.');
      expect(lawyer.page.url()).toContain(foundationId);
      expect(await questionOnClosing(lawyer)).toBe('beforeunload');
    }

    await lawyer.page.keyboard.press('Escape');
    await question(lawyer).getByRole('button', { name: discard.discard }).click();
    await dialogOf(lawyer).first().waitFor({ state: 'hidden' });
    // Without anything typed there is nothing to ask.
    await lawyer.page.keyboard.press('e');
    await text.waitFor();
    await lawyer.page.keyboard.press('Escape');
    await dialogOf(lawyer).first().waitFor({ state: 'hidden' });
    expect(lawyer.troubles()).toEqual([]);
    await lawyer.context.close();
  });
});

describe('a dialog', () => {
  test('cannot be changed while it is being sent', async () => {
    const { foundationId } = await bringTo(cast, 'review-pending');
    const lawyer = await atWork(browser, 'lawyer');
    const words = lawyer.consoleTexts.commands['request-document-changes'];
    await openInConsole(lawyer, foundationId);
    await commandsOf(lawyer).waitFor();
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await lawyer.page.route('**/commands/request-document-changes', async (route) => {
      await held;
      await route.continue();
    });
    await lawyer.page.keyboard.press('e');
    const text = dialogOf(lawyer).locator('textarea[name=reason]');
    await text.fill('Der Sitz fehlt.');
    await dialogOf(lawyer).getByRole('button', { name: words.submit }).click();
    await dialogOf(lawyer).locator('[inert]').waitFor();
    expect(await text.evaluate((area) => area.closest('[inert]') !== null)).toBe(true);
    await expect(text.click({ timeout: 1_000 })).rejects.toThrow();
    await lawyer.page.keyboard.type(' Oder auch nicht.');
    expect(await text.inputValue()).toBe('Der Sitz fehlt.');
    goOn();
    await dialogOf(lawyer).waitFor({ state: 'hidden' });
    expect(lawyer.troubles()).toEqual([]);
    await lawyer.context.close();
  });

  test('about a foundation without a name does not make one up', async () => {
    const { foundationId } = await bringTo(cast, 'start-pending');
    const staff = await atWork(browser, 'staff');
    const { commands, unnamed } = staff.consoleTexts;
    await openInConsole(staff, foundationId);
    await staff.page.getByRole('heading', { level: 1, name: unnamed }).waitFor();
    const cancel = commands['cancel-foundation'];
    await commandsOf(staff).getByRole('button', { name: cancel.button }).click();
    await dialogOf(staff).getByText(commands.thisFormation, { exact: false }).first().waitFor();
    expect(await dialogOf(staff).innerText()).not.toContain(unnamed);
    await staff.context.close();
  });
});

describe('a command whose answer was lost', () => {
  test('says after a change of text that the first version has arrived, and is not repeated', async () => {
    const { foundationId } = await bringTo(cast, 'review-pending');
    const lawyer = await atWork(browser, 'lawyer', [/ERR_FAILED/, /^4(22|12) /]);
    const { commands, conflict, errors } = lawyer.consoleTexts;
    await openInConsole(lawyer, foundationId);
    await commandsOf(lawyer).waitFor();
    let sent = 0;
    await lawyer.page.route('**/commands/request-document-changes', async (route) => {
      sent += 1;
      if (sent === 1) await route.fetch().then(() => route.abort());
      else await route.continue();
    });
    await lawyer.page.keyboard.press('e');
    const words = commands['request-document-changes'];
    const text = field(dialogOf(lawyer), words.reason);
    await text.fill('Der Sitz fehlt.');
    const submit = dialogOf(lawyer).getByRole('button', { name: words.submit });
    await submit.click();
    await dialogOf(lawyer).getByText(errors.UNREACHABLE.what).waitFor();
    await text.fill('Der Sitz und der Zweck fehlen.');
    await submit.click();
    await dialogOf(lawyer).getByText(errors.UNPROCESSABLE_CONTENT.what).waitFor();
    expect(await text.inputValue()).toBe('Der Sitz und der Zweck fehlen.');
    await submit.click();
    await dialogOf(lawyer).getByText(conflict.over).waitFor();
    const { data } = (await cast.staff.get(`/foundations/${foundationId}/timeline`)).body as {
      data: { type: string }[];
    };
    const requests = data.filter(({ type }) => type === 'DocumentChangesRequested');
    expect(requests).toHaveLength(1);
    await lawyer.context.close();
  });
});

const badPdf = (wanted: string): Buffer => {
  const [, , file] = badPdfs.find(([, reason]) => reason === wanted) ?? [];
  if (!file) throw new Error(`No PDF is ${wanted}.`);
  return file;
};

describe('a file that cannot be taken', () => {
  test('is named as what it is: empty, damaged or protected', async () => {
    const { foundationId } = await bringTo(cast, 'documents-pending');
    const staff = await atWork(browser, 'staff', [/^415 /]);
    const { commands, errors } = staff.consoleTexts;
    await openInConsole(staff, foundationId);
    await commandsOf(staff).waitFor();
    await staff.page.keyboard.press('h');
    const choose = (buffer: Buffer) =>
      dialogOf(staff)
        .locator('input[type=file]')
        .setInputFiles({ name: 'vertrag.pdf', mimeType: 'application/pdf', buffer });
    await choose(Buffer.alloc(0));
    await dialogOf(staff).getByText(errors.file.empty.what).waitFor();
    expect(await dialogOf(staff).getByText('vertrag.pdf').count()).toBe(0);
    const submit = dialogOf(staff).getByRole('button', { name: commands['add-document'].submit });
    await choose(badPdf('encrypted'));
    await submit.click();
    await dialogOf(staff).getByText(errors.file.encrypted.what).waitFor();
    await choose(badPdf('damaged'));
    await submit.click();
    await dialogOf(staff).getByText(errors.file.damaged.what).waitFor();
    await staff.context.close();
  });
});

describe('a rejected appointment', () => {
  test('says why, in the task and on the page, and leaves the notary filled in', async () => {
    const { foundationId } = await bringTo(cast, 'notary-appointment-confirmation-pending');
    const reason = 'Da bin ich auf Reisen.';
    await send(cast.founder, foundationId, 'reject-notary-appointment', { reason });
    const staff = await atWork(browser, 'staff');
    const { commands, occasion } = staff.consoleTexts;
    const words = commands['propose-notary-appointment'];
    const row = staff.page.getByRole('row').filter({
      has: staff.page.locator(`a[href*="${foundationId}"]`),
    });
    await row.getByText(occasion['appointment-rejected']).waitFor();
    await row.getByText(reason).waitFor();
    await openInConsole(staff, foundationId);
    await staff.page.getByRole('alert').getByText(reason).waitFor();
    await commandsOf(staff).waitFor();
    await staff.page.keyboard.press('t');
    expect(await field(dialogOf(staff), words.notaryName).inputValue()).not.toBe('');
    expect(await field(dialogOf(staff), words.notaryEmail).inputValue()).toContain('@');
    // A Sunday.
    await field(dialogOf(staff), words.date).fill('2030-03-10');
    await dialogOf(staff).getByText('Sonntag, 10. März 2030', { exact: false }).waitFor();
    // A Friday.
    await field(dialogOf(staff), words.date).fill('2030-04-19');
    const hint = dialogOf(staff).getByRole('status');
    await hint.getByText('Freitag, 19. April 2030', { exact: false }).waitFor();
    await hint.getByText(words.holidays['good-friday'], { exact: false }).waitFor();
    // The Thursday before.
    await field(dialogOf(staff), words.date).fill('2030-04-18');
    await hint.waitFor({ state: 'detached' });
    await staff.context.close();
  });
});
