import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert, AlertTitle } from '../../ui/elements/alert.tsx';
import { Text } from '../../ui/elements/text.tsx';
import { TextLink } from '../../ui/elements/text-link.tsx';
import { Island } from '../../ui/island.tsx';
import { FormContext, useFormAround } from '../field.ts';
import type { FormRefusal } from '../form-outcome.ts';
import { type RefusalTexts, useProblemText, useRefusalText } from '../refusal-text.ts';
import type { Fields } from '../rules.ts';
import styles from './plain-form.module.css';
import { trapName } from './read-form.ts';
import { Trap } from './trap.tsx';

/** Shown by the island `form` where nothing can be sent. */
const offline: FormRefusal = { ok: false, code: 'NETWORK', problems: {} };

/** What has failed has the same name whether we or the connection are away. */
const offlineTexts = (texts: RefusalTexts = {}): RefusalTexts =>
  texts.UNAVAILABLE ? { ...texts, NETWORK: texts.UNAVAILABLE } : texts;

interface PlainFormProps {
  /** Unique on the page. */
  id: string;
  /** The label of each field by name; the summary of errors names fields by them. */
  labels: Readonly<Record<string, string>>;
  /** What the action answered, if it did not accept the form. */
  refused?: FormRefusal | undefined;
  /** Where to post to; the page itself unless given. */
  action?: string;
  /** Sent along; what was sent before wins, so that a repetition has the same key. */
  hidden?: Fields;
  /** What the fields hold at first. */
  initial?: Fields;
  /** Texts of this form's own problems, by code or by `field.CODE`. */
  problemTexts?: Readonly<Record<string, string>>;
  /** Texts of this form's own refusals. */
  refusalTexts?: RefusalTexts;
  /** Catches programs that fill in every field. */
  trap?: boolean;
  children: ReactNode;
}

/**
 * A form of pages without framework code: rendered on the server alone, it shows errors and keeps
 * what was typed by being rendered again. The island `form` only spares the reload.
 */
export function PlainForm(props: PlainFormProps) {
  const { id, labels, refused, action, hidden, initial, trap = true, children } = props;
  const { t } = useTranslation(['forms']);
  const problemText = useProblemText(props.problemTexts);
  const { problems = {} } = refused ?? {};
  const typed: Fields = { ...initial, ...refused?.typed };
  const around = { id, labels, problems, problemText, initial: typed };
  return (
    <FormContext value={{ ...around, plain: true, starred: true, sending: false }}>
      <Island name="form">
        <form id={id} method="post" action={action} noValidate className={styles.form}>
          {refused && <ErrorSummary refused={refused} texts={props.refusalTexts} />}
          <template data-offline="">
            <ErrorSummary refused={offline} texts={offlineTexts(props.refusalTexts)} />
          </template>
          {Object.entries(hidden ?? {}).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={typed[name] || value} />
          ))}
          {children}
          {trap && <Trap id={`${id}-${trapName}`} label={t('forms:trap')} />}
        </form>
      </Island>
    </FormContext>
  );
}

interface ErrorSummaryProps {
  refused: FormRefusal;
  /** The form's own texts. */
  texts: RefusalTexts | undefined;
}

/** Why the form was not accepted, with a link to each wrong field. It takes the focus. */
function ErrorSummary({ refused, texts }: ErrorSummaryProps) {
  const { title, description } = useRefusalText(texts)(refused);
  const { id, labels, problemText } = useFormAround();
  const wrong = Object.keys(labels).filter((name) => refused.problems[name] !== undefined);
  // Browsers focus it when the page is read, the island where it replaces the page.
  const focused = { autoFocus: true, tabIndex: -1 };
  return (
    <Alert severity="error" role="alert" {...focused} className={styles.summary}>
      <AlertTitle className={styles.title}>{title}</AlertTitle>
      {description}
      {wrong.length > 0 && (
        <ul className={styles.wrong}>
          {wrong.map((name) => (
            <li key={name}>
              <TextLink href={`#${id}-${name}`}>{labels[name]}</TextLink>
              {`: ${problemText(refused.problems[name] ?? '', name)}`}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

/** Says once what the star means. */
export function RequiredNote() {
  const { t } = useTranslation(['forms']);
  return (
    <Text variant="body2" tone="secondary">
      {t('forms:requiredNote')}
    </Text>
  );
}
