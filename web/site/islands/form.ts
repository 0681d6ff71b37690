/**
 * Sends the forms inside an element without a reload: the answer is the same page that a browser
 * without script gets, and its `<main>` takes the place of the present one. Without a connection the
 * form says so and stays; whatever else goes wrong ends in an ordinary submit.
 */
export function start(element: HTMLElement): void {
  element.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    if (form.ariaBusy === 'true') return;
    void send(form, event.submitter);
  });
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) body.append(name, String(value));
  setBusy(form, true);
  try {
    const answer = (await post(form.action, body)) ?? (await post(form.action, body));
    if (!answer) return sayOffline(form);
    if (answer.redirected) return location.assign(answer.url);
    show(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  } catch {
    setBusy(form, false);
    submitPlainly(form, submitter);
  }
}

/** undefined without an answer, which may have been lost: the key in the form makes it one attempt. */
const post = (address: string, body: URLSearchParams) =>
  fetch(address, { method: 'POST', body }).catch(() => undefined);

/** Nothing that was typed is lost. */
function sayOffline(form: HTMLFormElement): void {
  setBusy(form, false);
  const words = form.querySelector<HTMLTemplateElement>('template[data-offline]');
  const alert = words?.content.firstElementChild?.cloneNode(true);
  if (!(alert instanceof HTMLElement)) return;
  form.querySelector(':scope > [role=alert]')?.remove();
  form.prepend(alert);
  alert.focus();
  alert.scrollIntoView({ block: 'center' });
}

/** The key in the form is sent again, so that nothing happens twice. */
function submitPlainly(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (submitter instanceof HTMLButtonElement && submitter.name) {
    const { name, value } = submitter;
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  form.submit();
}

function setBusy(form: HTMLFormElement, busy: boolean): void {
  form.ariaBusy = String(busy);
  for (const button of form.querySelectorAll<HTMLButtonElement>('button[type=submit]')) {
    button.disabled = busy;
  }
}

function show(answer: Document): void {
  const [main, next] = [document.querySelector('main'), answer.querySelector('main')];
  if (!main || !next) throw new Error('The answer is no page.');
  const shown = document.importNode(next, true);
  main.replaceWith(shown);
  document.title = answer.title;
  for (const island of shown.querySelectorAll<HTMLElement>('[data-island=form]')) start(island);
  const heading = shown.querySelector<HTMLElement>('h1');
  const target = shown.querySelector<HTMLElement>('[autofocus]') ?? heading;
  target?.setAttribute('tabindex', '-1');
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
}
