import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, redirect } from 'react-router';
import { localeOf, pathTo } from '#domain/site/paths.ts';
import { postedForm } from '../../kit/forms/posted-form.ts';
import { fieldsOf, judge } from '../../kit/forms/rules.ts';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { services } from '../../kit/session/context.ts';
import { localPath, requireLogin } from '../../kit/session/guard.ts';
import { Papers } from '../../kit/ui/illustrations.tsx';
import { AccountForm } from './account-form.tsx';
import { refuseAs, refuseFields } from './account-outcome.ts';
import { termsForm } from './account-schemas.ts';
import { AuthCard } from './auth-card.tsx';
import { TermsCheck } from './terms-check.tsx';

export { clientAction } from './client-action.ts';

export const middleware = [requireLogin];
export const loader = () => null;

export async function action({ context, request, url }: ActionFunctionArgs) {
  const form = judge({ schema: termsForm }, fieldsOf(await postedForm(request)));
  if (!form.ok) return refuseFields(form.problems);
  const answer = await services(context).call('PATCH /users/me', { body: { terms: true } });
  if (!answer.ok) return refuseAs(answer, 'termsFailed');
  const target = localPath(url.searchParams.get('redirect'));
  return redirect(target ?? pathTo('dashboard', localeOf(url.pathname)));
}

export default function AcceptTerms() {
  const { t } = useTranslation(['accounts']);
  return (
    <AuthCard
      Picture={Papers}
      title={t('accounts:acceptTerms.title')}
      lead={t('accounts:acceptTerms.lead')}
      noindex
    >
      <AccountForm schema={termsForm}>
        <TermsCheck />
        <SubmitButton size="large" fullWidth>
          {t('accounts:acceptTerms.submit')}
        </SubmitButton>
      </AccountForm>
    </AuthCard>
  );
}
