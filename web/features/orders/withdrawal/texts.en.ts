import { withdrawalInstruction } from '#domain/orders/terms/withdrawal-instruction.ts';
import type { Same } from '../../../kit/texts/same.ts';
import type { withdrawal as german } from './texts.de.ts';

export const withdrawal: Same<typeof german> = {
  title: 'Withdraw from a contract',
  description:
    'Withdraw from a contract online, without logging in: enter your details, confirm, and get an acknowledgement by email.',
  lead: 'Here you withdraw from a contract that you made with us or through us, without logging in and without giving a reason. We acknowledge receipt by email straight away.',
  steps: {
    form: 'Step 1 of 2: your details',
    confirm: 'Step 2 of 2: check and confirm',
  },
  labels: {
    name: 'Name',
    contract: 'Which contract',
    email: 'Email address for the acknowledgement',
    message: 'Message',
  },
  contractHint:
    'For example the order number B-1A2B3C4D, with a single service of it if you like, “only the contract with the law firm”, or “formation package for Beispiel UG, ordered on 3 November”.',
  emailHint: 'The acknowledgement of receipt goes there.',
  messageHint: 'Optional. You need not give reasons.',
  next: 'Continue to step 2',
  failed: 'The withdrawal has not been sent',
  review: 'Nothing has been sent yet. If the details are right, confirm the withdrawal.',
  declaration: 'I withdraw from my contract.',
  confirm: 'Confirm withdrawal',
  edit: 'Change details',
  received: 'Received',
  done: {
    title: 'We have received your withdrawal',
    lead: 'The acknowledgement with content, date and time is on its way to {{email}}. Please keep it.',
  },
  ...withdrawalInstruction.en,
};

export const handle = { texts: { withdrawal } };
