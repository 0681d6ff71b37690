import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import type { Contributions } from '#api/contract.gen.d.ts';
import { isComplete } from './lines.ts';
import { Section } from './section.tsx';

/** Whether law firm and notary see the payments. */
export function Offer({ contributions }: { contributions: Contributions }) {
  const { t } = useTranslation(['contributions']);
  const { formData } = useNavigation();
  const { offered, revision } = contributions;
  const words = t('contributions:offer');
  return (
    <Section title={words.title} text={offered ? words.on : words.off}>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="form" value="offer" />
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="offered" value={offered ? 'no' : 'yes'} />
        <Button
          type="submit"
          variant={isComplete(contributions) && !offered ? 'contained' : 'outlined'}
          sx={{ mt: 2 }}
          loading={formData?.get('form') === 'offer'}
        >
          {offered ? words.hide : words.show}
        </Button>
      </Form>
    </Section>
  );
}
