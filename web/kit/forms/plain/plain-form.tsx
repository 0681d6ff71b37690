import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '../../ui/elements/text.tsx';
import { Island } from '../../ui/island.tsx';
import { FormContext } from '../field.ts';
import type { FormRefusal } from '../form-outcome.ts';
import { type RefusalTexts, useProblemText } from '../refusal-text.ts';
import type { Fields } from '../rules.ts';
import { ErrorSummary } from './error-summary.tsx';
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

/** Says once what the star means. */
export function RequiredNote() {
  const { t } = useTranslation(['forms']);
  return (
    <Text variant="body2" tone="secondary">
      {t('forms:requiredNote')}
    </Text>
  );
}
