/**
 * The browser drops the focus of a control that is removed or disabled, and the keyboard would
 * begin at the top of the page again. Here it returns to the control once that can be used, or goes
 * to its row, to the row that took its place, or to the part of the page it was in.
 *
 * @returns how to end this
 */
export function keepFocus(): () => void {
  let places: (Element | null | undefined)[] = [];
  let isOnItsWay = false;
  const arrive = ({ target }: FocusEvent) => {
    const control = target as Element;
    const main = control.closest('main');
    if (!main) return;
    const row = control.closest('li, tr');
    const rows = [row, row?.nextElementSibling, row?.previousElementSibling];
    places = [control, ...rows, control.closest('section'), main];
  };
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget) return;
    // A control that is being removed is still there.
    queueMicrotask(() => {
      const control = target as Element;
      // It may be in use again by now, and have the focus back.
      if (control === document.activeElement) return;
      if (control.isConnected && !control.matches(':disabled')) places = [];
    });
  };
  // Between two controls nothing has the focus, and what has lost it may change the page just then.
  const goOn = ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget) return;
    isOnItsWay = true;
    setTimeout(() => {
      isOnItsWay = false;
      look();
    });
  };
  const look = () => {
    if (isOnItsWay || document.activeElement !== document.body) return;
    // Dialogs keep the focus themselves.
    if (document.querySelector('[role=dialog]')) return;
    take(places.find((place) => place?.isConnected));
  };
  const observer = new MutationObserver(look);
  const watched = { childList: true, subtree: true, attributeFilter: ['disabled'] };
  observer.observe(document.body, watched);
  document.addEventListener('focusin', arrive);
  document.addEventListener('focusout', leave);
  document.addEventListener('blur', goOn, { capture: true });
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', arrive);
    document.removeEventListener('focusout', leave);
    document.removeEventListener('blur', goOn, { capture: true });
  };
}

function take(place: Element | null | undefined): void {
  if (!(place instanceof HTMLElement)) return;
  if (place.matches('li, tr, section')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
