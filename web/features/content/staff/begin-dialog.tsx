import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { kebab, placeSchema } from '#domain/content/entry.ts';
import {
  articleCategories,
  articleCategoryCodes,
  pageCategories,
  pageCategoryCodes,
} from '#domain/site/categories.ts';
import { call } from '../../../desk/call.ts';
import { ErrorAlert } from '../../../desk/forms/error-alert.tsx';
import { useCommandForm } from '../../../desk/forms/use-command-form.ts';
import { useProblemText } from '../../../desk/forms/use-problem-text.ts';
import { SelectInput, TextInput } from '../../../kit/forms/fields.tsx';
import { SchemaForm } from '../../../kit/forms/schema-form.tsx';
import { SubmitButton } from '../../../kit/forms/submit-button.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { HeadedDialog } from '../../../kit/ui/dialog/headed-dialog.tsx';
import { staffPath } from '../../../staff-pages.ts';

const rules = {
  schema: z.object({ key: kebab, place: placeSchema }),
  payload: ({ key = '', place = '' }: Readonly<Record<string, string>>) => {
    const [kind, category] = place.split(' ');
    return { key: key.trim(), place: { kind, category } };
  },
};

/** Begins a text that no file has. */
export function BeginDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['staffContent', 'common']);
  const { locale } = useLocale();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const words = t('staffContent:begin');
  const form = useCommandForm({
    rules,
    initial: { place: 'article foundation' },
    send: async (body) => {
      const answer = await call('POST /admin/content', { body });
      if (answer.ok) void navigate(staffPath('piece', answer.data.id));
      return answer;
    },
    done: () => words.done,
  });
  const option = ({ kind, category }: z.output<typeof placeSchema>, name: string) => ({
    value: `${kind} ${category}`,
    label: [t(`staffContent:kinds.${kind}`), name].filter(Boolean).join(' · '),
  });
  return (
    <HeadedDialog title={words.title} onClose={onClose}>
      <SchemaForm
        form={form}
        problemText={(code, name) =>
          name === 'key' && code !== 'REQUIRED' ? words.keyProblem : problemText(code)
        }
        starred
      >
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <SelectInput
              name="place"
              label={`${words.kind}, ${words.category}`}
              options={[
                ...articleCategoryCodes.map((category) =>
                  option({ kind: 'article', category }, articleCategories[category][locale]),
                ),
                ...pageCategoryCodes.map((category) =>
                  option({ kind: 'page', category }, pageCategories[category][locale]),
                ),
                option({ kind: 'news', category: 'news' }, ''),
              ]}
            />
            <TextInput name="key" label={words.key} help={words.keyHelp} maxLength={100} required />
            {form.refused && <ErrorAlert text={form.refused.text} />}
          </Box>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 3 }}>
          <Button onClick={onClose}>{t('common:dialog.cancel')}</Button>
          <SubmitButton>{words.submit}</SubmitButton>
        </DialogActions>
      </SchemaForm>
    </HeadedDialog>
  );
}
