import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { z } from 'zod';
import { partnerInquiry, sectors } from '#domain/inquiries/inquiry.ts';
import { sectorTexts } from '#domain/site/sector-texts.ts';
import { PlainCheck } from '../../kit/forms/plain/choices.tsx';
import { PlainSelect, PlainText, PlainTextArea } from '../../kit/forms/plain/fields.tsx';
import { newFormKeys } from '../../kit/forms/plain/form-keys.ts';
import { FormPage, NarrowPage } from '../../kit/forms/plain/form-page.tsx';
import { PlainForm, RequiredNote } from '../../kit/forms/plain/plain-form.tsx';
import { isRefused, submitForm } from '../../kit/forms/plain/read-form.ts';
import { Sent } from '../../kit/forms/plain/sent.tsx';
import { PlainSubmit } from '../../kit/forms/plain/submit.tsx';
import { services } from '../../kit/session/context.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Community } from '../../kit/ui/illustrations.tsx';
import { MarkedList } from '../../kit/ui/page/lists.tsx';
import { PageHead } from '../../kit/ui/page-head.tsx';

const rules = {
  schema: partnerInquiry.extend({ terms: z.literal('on', { error: 'NOT_ACCEPTED' }) }),
};

export const loader = ({ context }: LoaderFunctionArgs) => newFormKeys(services(context).call);

export const action = ({ context, request }: ActionFunctionArgs) =>
  submitForm(rules, request, ({ terms: _accepted, ...inquiry }, { idempotencyKey, ...sent }) =>
    services(context).call('POST /partner-inquiries', {
      body: { ...inquiry, terms: true, ...sent },
      idempotencyKey,
      as: 'public',
    }),
  );

export default function BecomeAPartner() {
  const { texts } = useI18n('inquiry');
  const outcome = useActionData<typeof action>();
  const { title, description, why, lead, points, after } = texts.inquiry.partner;
  if (outcome && !isRefused(outcome)) return <Done />;
  return (
    <FormPage
      intro={
        <>
          <PageHead title={title} description={description} />
          <Community size={56} />
          <Typography variant="h2" component="h1" sx={{ mt: 2.5 }}>
            {title}
          </Typography>
          <Typography
            color="textSecondary"
            sx={{ mt: 2, fontSize: '1.125rem', textWrap: 'pretty' }}
          >
            {lead}
          </Typography>
          <Typography variant="h5" component="h2" sx={{ mt: 4, mb: 1 }}>
            {why}
          </Typography>
          <MarkedList items={points} included />
          <Typography color="textSecondary" sx={{ mt: 3, textWrap: 'pretty' }}>
            {after}
          </Typography>
        </>
      }
    >
      <InquiryForm />
    </FormPage>
  );
}

function InquiryForm() {
  const { texts, to, locale } = useI18n('inquiry');
  const hidden = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { partner, failed, privacyBefore, privacy } = texts.inquiry;
  return (
    <PlainForm
      id="partner"
      labels={partner.labels}
      hidden={hidden}
      refused={isRefused(outcome) ? outcome : undefined}
      problemTexts={partner.problems}
      failed={failed}
    >
      <RequiredNote />
      <PlainText name="company" autoComplete="organization" required />
      <PlainText
        name="website"
        type="url"
        inputMode="url"
        autoComplete="url"
        help={partner.websiteHint}
        required
      />
      <PlainSelect
        name="sector"
        placeholder={partner.choose}
        options={sectors.map((value) => ({ value, label: sectorTexts[value][locale] }))}
        required
      />
      <PlainTextArea name="services" rows={4} help={partner.servicesHint} required />
      <PlainText name="contactPerson" autoComplete="name" required />
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5 }}>
        <PlainText name="email" type="email" autoComplete="email" required />
        <PlainText name="phone" type="tel" autoComplete="tel" required />
      </Box>
      <Box>
        <PlainCheck name="terms" required>
          {partner.termsBefore}{' '}
          <Link href={to('terms')} target="_blank">
            {partner.terms}
          </Link>
          {partner.termsAfter}
        </PlainCheck>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {privacyBefore}{' '}
          <Link href={to('privacy')} target="_blank">
            {privacy}
          </Link>
          .
        </Typography>
      </Box>
      <PlainSubmit fullWidth>{partner.submit}</PlainSubmit>
    </PlainForm>
  );
}

function Done() {
  const { texts } = useI18n('inquiry');
  const { sent, partner } = texts.inquiry;
  return (
    <NarrowPage>
      <PageHead title={sent.title} noindex />
      <Sent title={sent.title} lead={`${sent.description} ${partner.sentLead}`} />
    </NarrowPage>
  );
}
