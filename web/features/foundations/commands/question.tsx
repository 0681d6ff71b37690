import type { ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TextInput } from '../../../kit/forms/fields.tsx';
import { SubmitButton } from '../../../kit/forms/submit-button.tsx';
import { Ask, type useAsk } from '../../../kit/ui/ask.tsx';
import { AskActions } from '../../../kit/ui/ask-actions.tsx';
import { HeldPage } from '../page-context.tsx';
import type { CommandRules, FormCommand } from './command.ts';
import { CommandForm, useCommandForm } from './command-form.tsx';

interface QuestionProps {
  ask: ReturnType<typeof useAsk>;
  command: FormCommand;
  title: string;
  text: string;
  submit: string;
  keep: string;
  color?: ButtonProps['color'];
  rules?: CommandRules;
  children?: ReactNode;
}

/** Asks for confirmation and names the consequences. */
export function Question({ ask, title, ...question }: QuestionProps) {
  return (
    <Ask ask={ask} title={title}>
      <HeldPage />
      <QuestionForm ask={ask} {...question} />
    </Ask>
  );
}

type QuestionFormProps = Omit<QuestionProps, 'title'>;

function QuestionForm(props: QuestionFormProps) {
  const { ask, command, text, submit, keep, color, rules, children } = props;
  const form = useCommandForm(command, { rules, onDone: ask.close });
  return (
    <CommandForm form={form}>
      <Typography sx={{ mb: children ? 3 : 0 }}>{text}</Typography>
      {children}
      <AskActions keep={keep} onKeep={ask.leave}>
        <SubmitButton color={color}>{submit}</SubmitButton>
      </AskActions>
    </CommandForm>
  );
}

export function ReasonInput({ label, help }: { label: string; help: string }) {
  return <TextInput name="reason" label={label} help={help} rows={3} maxLength={2_000} required />;
}
