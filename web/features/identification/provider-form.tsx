import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { Answered } from '../../kit/api/call.ts';
import { CheckInput, ChoiceInput } from '../../kit/forms/choices.tsx';
import { SelectInput } from '../../kit/forms/fields.tsx';
import { FormNotice } from '../../kit/forms/form-notice.tsx';
import type { FormOutcome } from '../../kit/forms/form-outcome.ts';
import { refusalOf } from '../../kit/forms/refusal.ts';
import { useProblemText } from '../../kit/forms/refusal-text.ts';
import { SchemaForm } from '../../kit/forms/schema-form.tsx';
import { useCallSender } from '../../kit/forms/sender.ts';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { useSchemaForm } from '../../kit/forms/use-schema-form.ts';

const yesOrNo = z.enum(['yes', 'no'], 'NOT_CHOSEN').transform((chosen) => chosen === 'yes');
const rules = {
  schema: z.object({
    politicallyExposed: yesOrNo,
    forOwnAccount: yesOrNo,
    provider: z.string().optional(),
    consent: z.literal('on', 'NOT_ACCEPTED'),
  }),
};

export interface Going {
  politicallyExposed: boolean;
  forOwnAccount: boolean;
  provider?: string | undefined;
}

interface Props {
  providers: readonly { name: string; label: string }[];
  /** The address of the provider. */
  start: (going: Going) => Promise<Answered<{ url: string }>>;
}

/** What everybody says of themselves, and the way to a provider. It leaves the page. */
export function ProviderForm({ providers, start }: Props) {
  const { t } = useTranslation(['identification']);
  const words = t('identification:online');
  const problemText = useProblemText();
  const sender = useCallSender<z.output<typeof rules.schema>, FormOutcome>(async ({ data }) => {
    const { consent: _, provider, ...declared } = data;
    const answer = await start({ ...declared, ...(provider && { provider }) });
    if (!answer.ok) return refusalOf(answer, { rules });
    location.assign(answer.data.url);
    return { ok: true };
  });
  const form = useSchemaForm({ rules, sender });
  const options = [
    { value: 'yes', label: words.yes },
    { value: 'no', label: words.no },
  ];
  const help = (text: string) => <Box sx={{ color: 'text.secondary', mt: -1.5 }}>{text}</Box>;
  return (
    <SchemaForm form={form} problemText={problemText}>
      <Box sx={{ display: 'grid', gap: 3, mt: 3 }}>
        <ChoiceInput
          name="politicallyExposed"
          label={words.exposed}
          options={options}
          heading
          required
        />
        {help(words.exposedHelp)}
        <ChoiceInput
          name="forOwnAccount"
          label={words.account}
          options={options}
          heading
          required
        />
        {help(words.accountHelp)}
        {providers.length > 1 && (
          <SelectInput
            name="provider"
            label={words.provider}
            options={providers.map(({ name, label }) => ({ value: name, label }))}
          />
        )}
        <CheckInput name="consent" label={words.consent} required />
        <FormNotice refused={form.refused} />
        <div>
          <SubmitButton size="large">{words.submit}</SubmitButton>
        </div>
      </Box>
    </SchemaForm>
  );
}
