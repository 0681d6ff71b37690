import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dutyStates, WHY_MAX } from '#domain/duties/tick.ts';
import { dayKey } from '#domain/site/formats.ts';
import { useFieldText } from '../../kit/forms/field.ts';
import { SelectInput, TextInput } from '../../kit/forms/fields.tsx';
import { FormNotice } from '../../kit/forms/form-notice.tsx';
import { useProblemText } from '../../kit/forms/refusal-text.ts';
import { SchemaForm } from '../../kit/forms/schema-form.tsx';
import { useFetcherSender } from '../../kit/forms/sender.ts';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { useSchemaForm } from '../../kit/forms/use-schema-form.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { useToasts } from '../../kit/ui/toasts/toasts.tsx';
import { documentTitle } from '../../shared/foundations/model.ts';
import type { Duty, Loaded } from './loaded.ts';
import { tickRules } from './tick-duty.ts';

interface TickProps {
  duty: Duty;
  title: string;
  loaded: Loaded;
}

/** The form of a duty, behind a button. */
export function TickForm({ duty, title, loaded }: TickProps) {
  const { t } = useTranslation(['duties']);
  const [shown, setShown] = useState<boolean>();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Once the form is gone.
    if (shown === false) back.current?.focus();
  }, [shown]);
  const action = t(`duties:tick.${duty.state === 'open' ? 'open' : 'change'}`);
  if (shown)
    return <Form duty={duty} title={title} loaded={loaded} onEnd={() => setShown(false)} />;
  return (
    <Button
      variant={duty.state === 'open' ? 'outlined' : 'text'}
      ref={back}
      onClick={() => setShown(true)}
      aria-label={t('duties:tick.of', { action, title })}
      sx={{ justifySelf: 'start' }}
    >
      {action}
    </Button>
  );
}

function Form({ duty, title, loaded, onEnd }: TickProps & { onEnd: () => void }) {
  const { t } = useTranslation(['duties', 'sharedFoundations', 'common']);
  const { locale } = useLocale();
  const toasts = useToasts();
  const words = t('duties:tick');
  const { key, state, on, why = '', documentId = '' } = duty;
  const { foundation, now } = loaded;
  const form = useSchemaForm({
    rules: tickRules,
    initial: {
      state: state === 'open' ? 'done' : state,
      on: on ?? (state === 'open' ? dayKey(now) : ''),
      why,
      documentId,
    },
    sender: useFetcherSender(key),
    onAnswer: (outcome) => {
      if (outcome.ok) toasts.add({ title: words.saved, color: 'success' });
    },
    onDone: onEnd,
  });
  const states = t('duties:state');
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <SchemaForm
        form={form}
        hidden={{ form: key }}
        problemText={useProblemText({ 'on.INVALID': words.future })}
      >
        <Box
          role="group"
          aria-label={title}
          sx={{ display: 'grid', gap: 2.5, mt: 2, maxWidth: '68ch' }}
        >
          <SelectInput
            name="state"
            label={words.state}
            options={dutyStates.map((one) => ({ value: one, label: states[one] }))}
          />
          <WhenDone label={words.on} />
          <SelectInput
            name="documentId"
            label={words.document}
            placeholder={words.noDocument}
            options={foundation.documents.map((document) => ({
              value: document.documentId,
              label: documentTitle(document, t('sharedFoundations:documents.draft'), locale),
            }))}
          />
          <TextInput name="why" label={words.why} help={words.whyHelp} maxLength={WHY_MAX} />
          <FormNotice refused={form.notice} />
          <Box sx={{ display: 'flex', gap: 1 }}>
            <SubmitButton>{words.save}</SubmitButton>
            <Button onClick={onEnd}>{t('common:dialog.cancel')}</Button>
          </Box>
        </Box>
      </SchemaForm>
    </Box>
  );
}

/** Only of what is done there is a day. */
function WhenDone({ label }: { label: string }) {
  return useFieldText('state') === 'done' ? (
    <TextInput name="on" type="date" label={label} />
  ) : null;
}
