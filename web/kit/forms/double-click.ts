import type { MouseEvent } from 'react';

/** For `onClick`: a double click is one click, also where the first has been answered by then. */
export function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
