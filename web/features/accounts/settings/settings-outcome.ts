import { data } from 'react-router';
import type { Refusal } from '../../../kit/api/call.ts';
import { type FormOutcome, type FormRefusal, incomplete } from '../../../kit/forms/form-outcome.ts';
import { refusalOf } from '../../../kit/forms/refusal.ts';
import type { Fields, Problems } from '../../../kit/forms/rules.ts';
import { passwordProblems } from '../account-outcome.ts';
import { withoutSecrets } from '../account-schemas.ts';
import type { settings } from './texts.de.ts';

/** What the page says, also why it refused a form. */
export type NoticeKey = keyof typeof settings.notices;
export type SettingsOutcome = FormOutcome<{
  notice: NoticeKey;
  /** Of the private calendar that was just made; nobody sees it again. */
  address?: string;
}>;

export const done = (form: string, notice: NoticeKey): SettingsOutcome => ({
  ok: true,
  form,
  notice,
});

const answer = (form: string, refusal: FormRefusal) => {
  const outcome: SettingsOutcome = { ...refusal, form };
  return data(outcome, { status: 400 });
};

/** Refuses fields that are missing or wrong. */
export const refuseFields = (form: string, problems: Problems, typed: Fields) =>
  answer(form, incomplete(problems, withoutSecrets(typed)));

/** Refuses as the API did. */
export function refuseAs(form: string, refusal: Refusal, typed: Fields) {
  if (refusal.fields.includes('current_password') && refusal.code === 'FORBIDDEN') {
    const problems = { current_password: 'REQUIRED' };
    return answer(form, { ...refusalOf(refusal, { otherwise: 'passwordNeeded' }), problems });
  }
  const otherwise = form === 'avatar' ? 'avatarFailed' : 'failed';
  const refused = refusalOf(refusal, { otherwise, typed });
  const problems = { ...refused.problems, ...passwordProblems(refusal) };
  return answer(form, { ...refused, problems, typed: withoutSecrets(typed) });
}
