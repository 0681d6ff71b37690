import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SubmitButton } from '../../../kit/forms/submit-button.tsx';
import { Ask, useAsk } from '../../../kit/ui/ask.tsx';
import { AskActions } from '../../../kit/ui/ask-actions.tsx';
import { HeldPage, useFoundationPage } from '../page-context.tsx';
import type { CommandForm as CommandFormEntry, FormCommand, Place } from './command.ts';
import { CommandForm, useCommandForm } from './command-form.tsx';
import type { FormOf, FormWords } from './form.ts';

interface QuestionWords extends FormWords {
  /** What the button says that asks. */
  open: string;
  /** Names the consequences. */
  text: string;
  /** Says that everything stays as it is. */
  keep: string;
  button?: ButtonProps;
  wide?: boolean;
}

interface StationForm extends FormOf<FormCommand>, Omit<CommandFormEntry, 'Form'> {
  /** Names the question in the address of the page. */
  ask: string;
  /** Undefined where there is nothing to ask for now. */
  useWords: (place: Place) => QuestionWords | undefined;
}

/** A founder's command behind a button, which asks first and names the consequences. */
export function station(form: StationForm): CommandFormEntry {
  const { Fields } = form;
  function Form({ place }: { place: Place }) {
    const { foundation } = useFoundationPage();
    const words = form.useWords(place);
    return (
      words && (
        <Question form={form} words={words}>
          {Fields && <Fields foundation={foundation} words={words} />}
        </Question>
      )
    );
  }
  return { ...form, Form };
}

interface QuestionProps {
  form: Pick<StationForm, 'command' | 'ask' | 'rules' | 'destructive'>;
  words: QuestionWords;
  children?: ReactNode;
}

export function Question(props: QuestionProps) {
  const { title, open, button, wide = false } = props.words;
  const ask = useAsk(props.form.ask);
  return (
    <>
      <Button variant="outlined" {...button} {...ask.trigger}>
        {open}
      </Button>
      <Ask ask={ask} title={title} wide={wide}>
        <HeldPage />
        <QuestionForm ask={ask} {...props} />
      </Ask>
    </>
  );
}

function QuestionForm(props: QuestionProps & { ask: ReturnType<typeof useAsk> }) {
  const { ask, form, words, children } = props;
  const { command, rules, destructive } = form;
  const handle = useCommandForm(command, { rules, onDone: ask.close });
  return (
    <CommandForm form={handle}>
      <Typography sx={{ mb: children ? 3 : 0 }}>{words.text}</Typography>
      {children}
      <AskActions keep={words.keep} onKeep={ask.leave}>
        <SubmitButton color={destructive && 'error'}>{words.submit}</SubmitButton>
      </AskActions>
    </CommandForm>
  );
}
