import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TeamFoundation, TimelineEntry } from '#api/contract.gen.d.ts';
import type { TeamRole } from '#domain/desk/rights.ts';
import { checklistOf, reviewedCase } from '#domain/foundations/review/review-checklist.ts';
import { sheetWords } from '#domain/sheets/words.ts';
import type { Tab } from '#web/features/foundations/staff/page/tabs.ts';
import { staffPath } from '#web/staff-pages.ts';
import { barriersInBothModes } from '../../support/components/barriers.ts';
import { inFreshWindows, openConsole } from '../../support/components/console.tsx';
import { appears, disappears, field, said, valueOf } from '../../support/components/controls.ts';
import { type Answers, refused } from '../../support/mock/api.ts';
import { earlyContribution } from '../../support/mock/contributions.ts';
import { technical } from '../../support/mock/desk-rows.ts';
import {
  accepted,
  documentOf,
  foundationId,
  teamFoundationAt,
  wholeReview,
} from '../../support/mock/foundations.ts';
import { textsOf } from '../../support/texts.ts';

const texts = textsOf('de');
const { commands } = texts.staffCommands;
const { foundation: words } = texts.staffFoundations;
const { staffPage } = texts;
const main = () => page.getByRole('main');
const bar = () => page.getByRole('region', { name: words.commands });
const dialog = () => page.getByRole('dialog');
const at = '2026-11-22T09:00:00.000Z';

inFreshWindows();

async function openTab(role: TeamRole, tab: Tab, now: TeamFoundation, answers: Answers = {}) {
  return openConsole({
    role,
    at: staffPath(tab, foundationId),
    answers: { 'GET /foundations/:id': () => now, ...answers },
  });
}

const draft = documentOf(1, at);
const inReview = teamFoundationAt('review-pending', { documents: [draft] });

describe('the tabs of one formation', () => {
  const tabsShown = async () => {
    const nav = page.getByRole('navigation', { name: words.tabs.label });
    await appears(nav);
    return nav
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent);
  };

  test('are those that the role may see; the head and the commands stay on each', async () => {
    await openTab('lawyer', 'foundation-history', inReview);
    const ofLawyer = await tabsShown();
    expect(ofLawyer).not.toContain(words.tabs['foundation-money']);
    expect(ofLawyer).not.toContain(words.tabs['foundation-technical']);
    await appears(page.getByRole('heading', { level: 1 }));
    await userEvent.keyboard('z');
    await appears(dialog());
    await openTab('staff', 'foundation', inReview);
    expect(await tabsShown()).toEqual(
      expect.arrayContaining([words.tabs['foundation-money'], words.tabs['foundation-technical']]),
    );
  });

  test('another tab does not read the formation again', async () => {
    const api = await openTab('staff', 'foundation', inReview);
    await appears(bar());
    const before = api.sentTo('GET /foundations/:id').length;
    await page.getByRole('link', { name: words.tabs['foundation-history'], exact: true }).click();
    await said(words.timeline.title, main());
    expect(api.sentTo('GET /foundations/:id')).toHaveLength(before);
  });
});

test('the law firm looks at payments of contributions on request, and our team at none', async () => {
  const shown = texts.sharedContributions;
  const now = teamFoundationAt('share-capital-payment-pending');
  const read = 'GET /foundations/:id/contributions';
  let offered = false;
  const answers: Answers = {
    [read]: () => ({
      notBefore: '2026-11-20',
      offered,
      revision: 1,
      mayEnter: 'nothing',
      participantId: null,
      shareholders: offered ? [earlyContribution] : [],
    }),
  };
  for (const isOffered of [false, true]) {
    offered = isOffered;
    const api = await openTab('lawyer', 'foundation', now, answers);
    expect(api.sentTo(read)).toEqual([]);
    await page.getByRole('button', { name: shown.look, exact: true }).click();
    const text = isOffered ? '„KELLER, JANA“' : shown.notOffered;
    await appears(main().getByText(text, { exact: false }));
  }
  await appears(main().getByText(shown.states.early));
  await openTab('staff', 'foundation', now);
  await appears(bar());
  expect(main().getByText(shown.title, { exact: true }).elements()).toEqual([]);
});

const { coreData } = inReview;
if (!coreData) throw new Error('There is nothing to review.');
const [left = 'seat', ...rest] = checklistOf(reviewedCase(coreData, 'own'));

describe('the review of a lawyer', () => {
  const approve = 'POST /foundations/:id/commands/approve-documents';
  const box = (point: keyof typeof staffPage.review.points) =>
    page.getByRole('checkbox', { name: staffPage.review.points[point], exact: false });
  const isTicked = (point: keyof typeof staffPage.review.points) =>
    (box(point).element() as HTMLInputElement).checked;

  test('is ticked off beside the page; what stays open needs a reason to be approved', async () => {
    const review = { ...wholeReview, ticked: rest.slice(1) };
    const api = await openTab('lawyer', 'foundation-documents', inReview, {
      'GET /admin/foundations/:id/review': () => review,
      'PUT /admin/foundations/:id/review/points/:point': () => ({ ticked: true }),
      [approve]: () => accepted,
    });
    const [next = 'seat'] = rest;
    await appears(box(next));
    const before = api.sent.length;
    await box(next).click();
    await expect.poll(() => isTicked(next)).toBe(true);
    // Only the tick: with twenty points the page would be read twenty times.
    expect(api.sent).toHaveLength(before + 1);
    expect(await barriersInBothModes()).toEqual([]);
    await userEvent.keyboard('f');
    await said(staffPage.review.openTitle, dialog());
    const submit = dialog().getByRole('button', { name: commands['approve-documents'].submit });
    await submit.click();
    await said(texts.staff.problem.REQUIRED, dialog());
    expect(api.sentTo(approve)).toEqual([]);
    await field(staffPage.review.points[left], dialog()).fill('Folgt vom Notariat.');
    await submit.click();
    await disappears(dialog());
    expect(api.sentTo(approve)[0]?.body).toEqual({
      review: { articles: 'own', checked: rest, open: { [left]: 'Folgt vom Notariat.' } },
    });
  });

  test('keeps its buttons in sight, and leads to each document by its name', async () => {
    await page.viewport(1440, 900);
    await openTab('lawyer', 'foundation', inReview, {
      'GET /admin/foundations/:id/review': () => wholeReview,
    });
    await appears(box(left));
    const buttons = (['approve-documents', 'request-document-changes'] as const).map((command) =>
      bar().getByRole('button', { name: texts.staffCommands.commandName[command] }).element(),
    );
    for (const button of buttons) {
      const { left: x, top, width, height } = button.getBoundingClientRect();
      const inTheMiddle = document.elementFromPoint(x + width / 2, top + height / 2);
      expect(inTheMiddle && button.contains(inTheMiddle)).toBe(true);
    }
    const link = main().getByRole('link', { name: draft.title, exact: true });
    await expect
      .element(link)
      .toHaveAttribute(
        'href',
        `${staffPath('foundation-documents', foundationId)}?document=${draft.documentId}`,
      );
  });

  test('shows a tick that could not be saved as it was, and says so', async () => {
    await openTab('lawyer', 'foundation-documents', inReview, {
      'GET /admin/foundations/:id/review': () => ({ ...wholeReview, ticked: [...rest] }),
      'PUT /admin/foundations/:id/review/points/:point': () => refused(409, 'CHANGED_MEANWHILE'),
    });
    await appears(box(left));
    await box(left).click();
    await said(staffPage.review.failed, main());
    expect(isTicked(left)).toBe(false);
  });
});

test('the review of a lawyer leaves its record with the documents', async () => {
  const approval = {
    at,
    by: 'Dr. Lea Sommer',
    documents: [{ documentId: draft.documentId, sha256: draft.sha256 }],
    review: { articles: 'own', checked: rest, open: { [left]: 'Folgt.' } },
  } as const;
  const review = {
    ...wholeReview,
    approval: {
      ...approval,
      documents: [...approval.documents],
      review: { ...approval.review, checked: [...rest] },
    },
  };
  const now = teamFoundationAt('notary-appointment-pending', { documents: [draft] });
  await openTab('staff', 'foundation-documents', now, {
    'GET /admin/foundations/:id/review': () => review,
  });
  await appears(main().getByText('Dr. Lea Sommer', { exact: false }));
  await appears(main().getByText('Folgt.', { exact: false }));
  await appears(main().getByText(draft.sha256).first());
});

const tinyPdf = () => {
  const text = 'BT /F1 18 Tf 60 760 Td (Gesellschaftsvertrag Muster) Tj ET';
  return `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${text.length}>>stream
${text}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Size 6/Root 1 0 R>>`;
};

test('a file is looked at in the page, two beside each other, with text for screen readers', async () => {
  const second = { ...documentOf(2, at), previous: draft.documentId };
  const first = { ...draft, newest: false };
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await openTab('staff', 'foundation-documents', { ...inReview, documents: [first, second] });
  const { fetch } = window;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    String(input).includes('/documents/')
      ? Promise.resolve(new Response(tinyPdf()))
      : fetch(input, init),
  );
  const view = staffPage.documents.view.replace('{{title}}', second.title);
  await page.getByRole('button', { name: view, exact: true }).first().click();
  const pages = page.getByRole('region', {
    name: staffPage.viewer.label.replace('{{title}}', second.title),
  });
  await expect
    .poll(() => pages.elements()[0]?.textContent ?? '', { timeout: 15_000 })
    .toContain('Muster');
  // The version before it is folded below.
  await page.getByText(staffPage.documents.otherVersions_one).click();
  const beside = staffPage.documents.beside.replace('{{title}}', first.title);
  await page.getByRole('button', { name: beside, exact: true }).first().click();
  await expect.poll(() => pages.elements().length, { timeout: 15_000 }).toBe(2);
  await expect.poll(() => page.getByText('Seite 1 von 1').elements().length).toBe(2);
});

test('an event is one click away as it is stored', async () => {
  const entry: TimelineEntry = {
    type: 'CoreDataSubmitted',
    occurredAt: at,
    actor: { role: 'founder', name: 'Mia Vogt' },
    revision: 1,
  };
  await openTab('lawyer', 'foundation-history', inReview, {
    'GET /foundations/:id/timeline': () => [entry],
    'GET /admin/foundations/:id/events/:revision': () => ({
      id: foundationId,
      type: 'CoreDataSubmitted',
      revision: 1,
      position: '42',
      data: { city: 'Köln' },
      metadata: { hash: 'abc' },
    }),
  });
  await page.getByRole('button', { name: staffPage.event.show }).click();
  await appears(dialog().getByText('"city": "Köln"', { exact: false }));
});

test('who operates sees attempts and errors, and has the workflow read again', async () => {
  const again = 'POST /admin/foundations/:id/read-again';
  const api = await openTab('staff', 'foundation-technical', inReview, {
    'GET /admin/foundations/:id/technical': () => technical,
    [again]: () => ({ state: 'requested' }),
  });
  await appears(main().getByText('MailServerAway'));
  await said(staffPage.technical.behind, main());
  // In words, with the name by which Temporal finds it; what a later release has stays as it is.
  await said(staffPage.technical.statuses.terminated, main());
  const { names } = staffPage.technical;
  await said(`${names.FoundationStatus} (FoundationStatus)`, main());
  await said(texts.staffFoundations.party.lawyer, main());
  await said('OfLater', main());
  const inTemporal = page.getByRole('link', { name: staffPage.technical.allInTemporal });
  expect(inTemporal.element().getAttribute('href')).toContain('?query=FileNumber');
  expect(await barriersInBothModes()).toEqual([]);
  await page.getByRole('button', { name: staffPage.technical.again }).click();
  await expect.poll(() => api.sentTo(again).length).toBe(1);
});

describe('what is typed into the dialog of a command', () => {
  const report = commands['report-obstacle'];

  test('goes where it is typed, though the dialog is late in taking the focus', async () => {
    const button = texts.staffCommands.commandName['propose-notary-appointment'];
    const { place } = commands['propose-notary-appointment'];
    await openTab('staff', 'foundation', teamFoundationAt('notary-appointment-pending'));
    await appears(bar());
    // Before the dialog has come to rest, as on a slow machine.
    const quick = new MutationObserver(() => {
      const last = document.querySelector<HTMLElement>('input[name=place]');
      last?.focus();
      if (last) quick.disconnect();
    });
    quick.observe(document.body, { childList: true, subtree: true });
    await bar().getByRole('button', { name: button, exact: true }).click();
    await expect.poll(() => opacityOf(dialog().element().parentElement)).toBe('1');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await userEvent.keyboard('Markt 1');
    expect(valueOf(field(place, dialog()))).toBe('Markt 1');
  });

  test('stays when the case ends meanwhile and the page is read again', async () => {
    let now = teamFoundationAt('register-record-pending');
    await openConsole({
      role: 'staff',
      at: staffPath('foundation', foundationId),
      answers: { 'GET /foundations/:id': () => now },
    });
    await appears(bar());
    await userEvent.keyboard('o');
    await field(report.note, dialog()).fill('300 € bis Freitag');
    now = {
      ...now,
      status: 'cancelled',
      cancelled: { reason: 'Aufgegeben', byRole: 'founder' },
      revision: 9,
    };
    document.dispatchEvent(new Event('visibilitychange'));
    // The dialog hides the page from screen readers.
    await expect.poll(() => document.querySelector('main')?.textContent).toContain('Aufgegeben');
    const note = field(report.note, dialog()).element() as HTMLTextAreaElement;
    expect(note.value).toBe('300 € bis Freitag');
  });
});

const opacityOf = (shown: Element | null) => shown && getComputedStyle(shown).opacity;

describe('the sheets of a formation', () => {
  const { sharedSheets } = texts;

  test('name what is missing, and copy a field or a block', async () => {
    const written: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      written.push(text);
    });
    await openTab('lawyer', 'foundation-sheets', inReview);
    await appears(page.getByRole('heading', { name: sharedSheets.missing }));
    const { details } = sharedSheets.fields;
    await said(
      sharedSheets.ofPerson.replace('{{name}}', 'Mira Okafor').replace('{{field}}', details),
    );
    const list = page.getByRole('region', { name: sheetWords.de.titles['list-of-shareholders'] });
    await list.getByText(sharedSheets.show).click();
    const copy = (title: string) =>
      list.getByRole('button', { name: sharedSheets.copyOf.replace('{{title}}', title) });
    await copy(sheetWords.de.company.seat).click();
    await copy(sheetWords.de.list.title).click();
    expect(written[0]).toBe('Köln');
    const rows = written[1]?.split('\n').map((row) => row.split('\t')) ?? [];
    expect(rows[0]).toEqual(sheetWords.de.list.head);
    expect(rows[1]?.slice(0, 3)).toEqual(['1', 'Keller, Jana', '14. Mai 1990']);
    await page.getByRole('button', { name: sharedSheets.languages.en }).click();
    const title = sheetWords.en.titles['list-of-shareholders'];
    const words = sharedSheets.download.replace('{{title}}', title).replace('{{format}}', 'PDF');
    const pdf = page.getByRole('link', { name: words });
    await appears(pdf);
    expect(pdf.element().getAttribute('href')).toContain('list-of-shareholders.pdf?language=en');
    expect(await barriersInBothModes()).toEqual([]);
  });

  test('wait for the release of the law firm, and say so', async () => {
    await openTab('staff', 'foundation-sheets', inReview, {
      'GET /foundations/:id/sheets': () => refused(409, 'RELEASE_PENDING'),
    });
    await said(texts.staffSheets.heldBack.text);
  });
});
