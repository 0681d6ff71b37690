/** Closes dialogs on their links and their backdrop, and opens them where `command` is unknown. */
export function startDialogs(): void {
  const native = 'commandForElement' in HTMLButtonElement.prototype;
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('button[commandfor]');
    if (button && !native) command(button);
    const dialog = target.closest('dialog');
    if (dialog && (target === dialog || target.closest('a'))) dialog.close();
  });
}

function command(button: Element): void {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute('command') === 'close') dialog.close();
  else dialog.showModal();
}
