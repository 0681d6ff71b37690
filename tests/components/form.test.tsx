import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { CheckInput, ChoiceInput } from '#web/kit/forms/choices.tsx';
import { useFieldText, useFieldValue } from '#web/kit/forms/field.ts';
import { TextInput } from '#web/kit/forms/fields.tsx';
import { FormNotice } from '#web/kit/forms/form-notice.tsx';
import type { FormOutcome } from '#web/kit/forms/form-outcome.ts';
import { SchemaForm } from '#web/kit/forms/schema-form.tsx';
import { useCallSender } from '#web/kit/forms/sender.ts';
import { SubmitButton } from '#web/kit/forms/submit-button.tsx';
import { useSchemaForm } from '#web/kit/forms/use-schema-form.ts';
import { showPage } from '../support/components/app.tsx';
import { said } from '../support/components/controls.ts';
import { show } from '../support/components/shown.tsx';
import { stubApi } from '../support/mock/api.ts';
import { textsOf } from '../support/texts.ts';

const required = z.string().trim().min(1, 'REQUIRED');
const rules = {
  schema: z.object({ name: required, email: required, phone: z.string().optional() }),
};

/** The number is asked for only where it is needed, and what depends on it follows. */
function Phone() {
  const byPhone = useFieldValue('way') === 'phone';
  const typed = useFieldText('phone');
  if (!byPhone) return null;
  return (
    <>
      <TextInput name="phone" label="Telefon" help="Wir rufen an." maxLength={10} />
      {typed !== '' && <CheckInput name="keep" label={`${typed} merken`} />}
    </>
  );
}

interface Sent {
  key: string;
}

/** Answers one attempt after the other. */
function answering(...answers: FormOutcome[]) {
  const sent: Sent[] = [];
  const call = vi.fn(async ({ key }: Sent): Promise<FormOutcome> => {
    sent.push({ key });
    return answers[sent.length - 1] ?? { ok: true };
  });
  function Form() {
    const [done, setDone] = useState(false);
    const sender = useCallSender(call);
    const form = useSchemaForm({ rules, sender, onDone: () => setDone(true) });
    return (
      <SchemaForm form={form} problemText={(code) => `Problem ${code}`} starred>
        <output>{done ? 'angenommen' : form.notice?.code}</output>
        <TextInput name="name" label="Name" required />
        <TextInput name="email" label="Adresse" help="Für die Antwort." required />
        <ChoiceInput
          name="way"
          label="Wie"
          options={[
            { value: 'phone', label: 'Anruf' },
            { value: 'video', label: 'Video' },
          ]}
        />
        <Phone />
        <SubmitButton>Senden</SubmitButton>
      </SchemaForm>
    );
  }
  return { Form, sent };
}

const name = () => page.getByRole('textbox', { name: 'Name' });
const address = () => page.getByRole('textbox', { name: 'Adresse' });
const phone = () => page.getByRole('textbox', { name: 'Telefon' });
const send = () => page.getByRole('button', { name: 'Senden' }).click();
const notice = () => document.querySelector('output')?.textContent;

const describedBy = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('what is missing is said, marked, described and has the focus; nothing is sent', async () => {
  const { Form, sent } = answering();
  await show(Form);
  expect(name().element().getAttribute('aria-required')).toBe('true');
  expect(describedBy(address().element())).toEqual(['Für die Antwort.']);
  await name().fill('Mira');
  await send();
  await expect.poll(notice).toBe('MISSING');
  expect(address().element().getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(address().element())).toEqual(['Problem REQUIRED']);
  expect(document.activeElement).toBe(address().element());
  expect(sent).toEqual([]);
});

test('the marks go while fields are filled in, and come back', async () => {
  const { Form } = answering();
  await show(Form);
  await name().fill('Mira');
  await send();
  await address().fill('m');
  await expect.poll(() => address().element().getAttribute('aria-invalid')).toBe('false');
  expect(notice()).toBe('');
  await name().clear();
  await expect.poll(() => describedBy(name().element())).toEqual(['Problem REQUIRED']);
});

test('what only the server knows stays marked until that field is changed', async () => {
  const { Form } = answering({ ok: false, code: 'TAKEN', problems: { email: 'USED' } });
  await show(Form);
  await name().fill('Mira');
  await address().fill('mira@example.com');
  await send();
  await expect.poll(notice).toBe('TAKEN');
  await expect.poll(() => document.activeElement).toBe(address().element());
  await name().fill('Mira Keller');
  expect(describedBy(address().element())).toEqual(['Problem USED']);
  expect(notice()).toBe('TAKEN');
  await address().fill('mk@example.com');
  await expect.poll(() => describedBy(address().element())).toEqual(['Für die Antwort.']);
  expect(notice()).toBe('');
});

test('an attempt keeps its key while it is undecided, and everything typed', async () => {
  const lost: FormOutcome = { ok: false, code: 'NETWORK', problems: {}, retryKey: 'a key' };
  const { Form, sent } = answering(lost, { ok: false, code: 'NOT_NOW', problems: {} });
  await show(Form);
  await name().fill('Mira');
  await address().fill('mira@example.com');
  await send();
  await expect.poll(notice).toBe('NETWORK');
  await send();
  await expect.poll(notice).toBe('NOT_NOW');
  await send();
  await expect.poll(notice).toBe('angenommen');
  const [first, second, third] = sent.map(({ key }) => key);
  expect(second).toBe('a key');
  expect(new Set([first, second, third]).size).toBe(3);
  expect((name().element() as HTMLInputElement).value).toBe('Mira');
});

test('a field that was out of the page comes back with what was typed, not what was unticked', async () => {
  const { Form } = answering();
  await show(Form);
  expect(phone().query()).toBeNull();
  await page.getByRole('radio', { name: 'Anruf' }).click();
  await phone().fill('0221 1');
  const keep = () => page.getByRole('checkbox', { name: '0221 1 merken' });
  await keep().click();
  await userEvent.keyboard(' ');
  await page.getByRole('radio', { name: 'Video' }).click();
  await expect.poll(() => phone().query()).toBeNull();
  await page.getByRole('radio', { name: 'Anruf' }).click();
  await expect.poll(() => (phone().element() as HTMLInputElement).value).toBe('0221 1');
  expect((keep().element() as HTMLInputElement).checked).toBe(false);
});

test('a text is counted close to its limit, and marked beyond', async () => {
  const { Form } = answering();
  await show(Form);
  await page.getByRole('radio', { name: 'Anruf' }).click();
  await phone().fill('0221 123');
  expect(describedBy(phone().element())).toEqual(['Wir rufen an.']);
  await phone().fill('0221 12345');
  await expect.poll(() => describedBy(phone().element())).toEqual(['Wir rufen an.', '10 / 10']);
  expect(phone().element().getAttribute('aria-invalid')).toBe('false');
  await phone().fill('0221 123456');
  await expect.poll(() => phone().element().getAttribute('aria-invalid')).toBe('true');
});

test('a button at work keeps its words', async () => {
  const { promise, resolve } = Promise.withResolvers<FormOutcome>();
  function Form() {
    const form = useSchemaForm({
      rules: { schema: z.object({}) },
      sender: useCallSender(() => promise),
    });
    return (
      <SchemaForm form={form} problemText={String}>
        <SubmitButton>Senden</SubmitButton>
      </SchemaForm>
    );
  }
  await show(Form);
  const button = page.getByRole('button', { name: 'Senden' });
  const { color } = getComputedStyle(button.element());
  await button.click();
  await expect.poll(() => button.element().matches('.MuiButton-loading')).toBe(true);
  expect(getComputedStyle(button.element()).color).toBe(color);
  resolve({ ok: true });
});

test('a wait counts down and ends, and a connection that is back is told', async () => {
  const { forms } = textsOf('de');
  const Notices = () => (
    <>
      <FormNotice refused={{ code: 'TOO_MANY', retryAfterSeconds: 2 }} />
      <FormNotice refused={{ code: 'NETWORK' }} />
    </>
  );
  await showPage({ default: Notices }, { path: '/app/' }, { api: stubApi({}), locale: 'de' });
  await said(forms.wait_one);
  await said(forms.waited);
  await said(forms.refusal.NETWORK.title);
  window.dispatchEvent(new Event('online'));
  await said(forms.refusal.NETWORK_BACK.title);
});

test('who has logged in again is no longer told to', async () => {
  const out: FormOutcome = { ok: false, code: 'LOGGED_OUT', problems: {} };
  function Form() {
    const [key, setKey] = useState('before');
    const form = useSchemaForm({
      rules: { schema: z.object({}) },
      sender: useCallSender(async () => out),
      newKey: () => key,
    });
    return (
      <SchemaForm form={form} problemText={String}>
        <output>{form.notice?.code}</output>
        <SubmitButton>Senden</SubmitButton>
        <button type="button" onClick={() => setKey('after')}>
          Angemeldet
        </button>
      </SchemaForm>
    );
  }
  await show(Form);
  await send();
  await expect.poll(notice).toBe('LOGGED_OUT');
  await page.getByRole('button', { name: 'Angemeldet' }).click();
  await expect.poll(notice).toBe('');
});
