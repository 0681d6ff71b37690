import type { Place } from '../commands/command.ts';
import { useFoundationPage } from '../page-context.tsx';
import { formsAt } from './command-forms.ts';

/** The forms of the commands that the page offers in a place now. */
export function FormsAt({ place }: { place: Place }) {
  const { foundation } = useFoundationPage();
  return formsAt(place, foundation).map(({ command, Form }) => (
    <Form key={command} place={place} />
  ));
}
