import type { Same } from '../../../kit/texts/same.ts';
import type { twoFactor as german } from './texts.de.ts';

export const twoFactor: Same<typeof german> = {
  title: 'Two-factor login',
  off: 'With a second factor your password alone is no longer enough: each time you log in, you also enter a code from an app.',
  on: 'Switched on. Each time you log in, we ask for a code from your app.',
  provider: 'You log in through a provider, which checks the second factor as well.',
  script: 'Your browser needs JavaScript to set this up.',
  password: 'Password',
  begin: 'Set up',
  scan: 'Scan the QR code with an authenticator app, such as Aegis, 2FAS or the one in your password manager.',
  typeIn: 'Or enter this key by hand:',
  qrLabel: 'QR code for setting up',
  code: 'Code from the app',
  confirm: 'Switch on',
  codesTitle: 'Your recovery codes',
  codesLead:
    'They let you into your account without your device, once each. Keep them in a safe place: we show them only now.',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Download',
  print: 'Print',
  fileName: 'recovery-codes.txt',
  kept: 'I have saved them',
  renew: 'New recovery codes',
  renewLead: 'The previous ones will stop working.',
  turnOff: 'Switch off',
  turnOffLead: 'To confirm, enter a code from the app or a recovery code.',
  anyCode: 'Code',
  needed: 'Set up two-factor login first',
  neededLead:
    'Members of the team see the documents of many people, so a second factor is required here. You can then carry on where you were.',
  required: 'Please fill this in.',
  problems: {
    password: 'The password is not right.',
    code: 'That code is not right. Wait for the next one and try again.',
    tooMany: 'Those were a lot of attempts. Please wait a moment.',
    failed: 'That did not work. Please reload the page and try again.',
  },
};

export const handle = { texts: { twoFactor } };
