import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { ReviewPoint } from '#domain/foundations/review/review-checklist.ts';
import { reviewSchema } from '#domain/foundations/steps/review.ts';
import { call } from '../../../../desk/call.ts';
import { TextInput } from '../../../../kit/forms/fields.tsx';
import type { Fields } from '../../../../kit/forms/rules.ts';
import { useReading } from '../page/review/reading.tsx';
import type { DialogProps } from './command-button.ts';
import { CommandDialog } from './command-dialog.tsx';
import { DocumentsToApprove } from './documents-at-stake.tsx';
import { useFoundationCommand } from './use-foundation-command.ts';

const schema = z.object({ review: reviewSchema.optional() });

/** What is approved, one by one, and why what was not ticked off may stay open. */
export function ApproveDocuments({ foundation, onClose }: DialogProps) {
  const { t } = useTranslation(['staffCommands', 'staffPage']);
  const reading = useReading();
  const points = reading?.points ?? [];
  const checked = points.filter((point) => reading?.isTicked(point));
  const open = points.filter((point) => !checked.includes(point));
  const payload = (fields: Fields) =>
    reading
      ? { review: { articles: reading.articles, checked, open: reasonsIn(fields, open) } }
      : {};
  const form = useFoundationCommand({
    command: 'approve-documents',
    rules: { schema, payload, inputs: inputsOf(open) },
    foundation,
    onClose,
    send: (body, attempt) =>
      call('POST /foundations/:id/commands/approve-documents', {
        params: { id: foundation.id },
        body,
        ...attempt,
      }),
  });
  const words = t('staffPage:review');
  return (
    <CommandDialog
      command="approve-documents"
      what={t('staffCommands:commands.approve-documents.what')}
      form={form}
      onClose={onClose}
    >
      <DocumentsToApprove foundation={form.shown} />
      {open.length > 0 && (
        <Box sx={{ display: 'grid', gap: 2, mt: 3 }}>
          <div>
            <Typography variant="h5" component="h3" color="primary">
              {words.openTitle}
            </Typography>
            <Typography color="textSecondary" sx={{ fontSize: '0.9375rem' }}>
              {words.openWhat}
            </Typography>
          </div>
          {open.map((point) => (
            <TextInput
              key={point}
              name={fieldOf(point)}
              label={words.points[point]}
              rows={2}
              maxLength={500}
              required
            />
          ))}
        </Box>
      )}
    </CommandDialog>
  );
}

const fieldOf = (point: ReviewPoint) => `open.${point}`;

const reasonsIn = (fields: Fields, open: readonly ReviewPoint[]) =>
  Object.fromEntries(open.map((point) => [point, fields[fieldOf(point)] ?? '']));

const inputsOf = (open: readonly ReviewPoint[]) =>
  Object.fromEntries(open.map((point) => [`review.open.${point}`, fieldOf(point)]));
