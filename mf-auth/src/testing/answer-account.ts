import { erasePersonalData, exportPersonalData } from '@plenary/contracts/own-data.endpoints';
import { changePassword } from '@plenary/contracts/passwords.endpoints';
import { getBookingsAhead } from '@plenary/contracts/personal-data.endpoints';
import {
  confirmSecondFactor,
  disableSecondFactor,
  enrolSecondFactor,
  secondFactor,
  verifySecondFactor,
} from '@plenary/contracts/second-factor.endpoints';
import { endOwnSession, ownSessions } from '@plenary/contracts/sessions.endpoints';
import { changeProfile } from '@plenary/contracts/user.endpoints';
import type { Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { email, rightPassword } from './answers.ts';
import { lea } from './screens.ts';

export const rightCode = '123456';
export const recoveryCodes = ['aaaa-bbbb-cccc-0001', 'aaaa-bbbb-cccc-0002', 'aaaa-bbbb-cccc-0003'];
export const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const at = '2027-01-14T09:00:00.000Z';
const browsers = {
  here: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
};

/** An account in two browsers, with a password and no second factor yet; `rightCode` is the code of any authenticator. */
export const answerAccount = (
  { answer }: Pick<Fake, 'answer'>,
  { hasPassword = true, isOn: wasOn = false, isRequired = false, isFresh = true } = {},
): void => {
  let isOn = wasOn;
  let sessions = [
    { id: 'here', createdAt: '2027-01-10T08:00:00.000Z', lastSeenAt: at, userAgent: browsers.here, isCurrent: true },
    {
      id: 'phone',
      createdAt: '2027-01-02T08:00:00.000Z',
      lastSeenAt: '2027-01-13T09:00:00.000Z',
      userAgent: browsers.phone,
      isCurrent: false,
    },
    { id: 'odd', createdAt: '2027-01-02T08:00:00.000Z', lastSeenAt: '2027-01-12T09:00:00.000Z', userAgent: null, isCurrent: false },
  ];
  const requirePassword = (password: string | undefined) => {
    if (!hasPassword) return;
    if (!password) refuse('invalid-request', { errors: { password: 'required' } });
    if (password !== rightPassword) refuse('invalid-request', { errors: { password: 'invalid' } });
  };
  const requireFresh = () => {
    if (!hasPassword && !isFresh) refuse('invalid-request', { errors: { session: 'too_old' } });
  };
  answer(secondFactor, () => ({ isOn, isRequired, recoveryCodesLeft: isOn ? recoveryCodes.length : 0 }));
  answer(enrolSecondFactor, ({ body }) => {
    if (isOn) refuse('conflict');
    requirePassword(body.password);
    requireFresh();
    return { secret, uri: `otpauth://totp/Comet:${email}?secret=${secret}&issuer=Comet` };
  });
  answer(confirmSecondFactor, ({ body }) => {
    if (body.code !== rightCode) refuse('invalid-request', { errors: { code: 'invalid' } });
    requireFresh();
    isOn = true;
    return { recoveryCodes };
  });
  answer(verifySecondFactor, ({ body }) => {
    if (![rightCode, ...recoveryCodes].includes(body.code)) refuse('authentication-failed');
    return { type: 'LOGIN_SUCCESS' as const, isNewUser: false };
  });
  answer(disableSecondFactor, ({ body }) => {
    requirePassword(body.password);
    if (!hasPassword && body.code !== rightCode) {
      refuse('invalid-request', { errors: { code: body.code === undefined ? 'required' : 'invalid' } });
    }
    isOn = false;
    return undefined;
  });
  answer(changePassword, ({ body }) => {
    if (!hasPassword) refuse('conflict');
    if (body.newPassword === 'password1') refuse('invalid-request', { errors: { newPassword: 'too_common' } });
    requirePassword(body.password);
    sessions = sessions.filter(({ isCurrent }) => isCurrent);
    return { success: true as const };
  });
  answer(changeProfile, ({ body }) => {
    if (!/^[+\d ]+$/.test(body.phone)) refuse('invalid-request', { errors: { phone: 'invalid' } });
    return { ...lea, ...body };
  });
  answer(ownSessions, () => ({ sessions }));
  answer(endOwnSession, ({ params }) => {
    sessions = sessions.filter(({ id }) => id !== params.sessionId);
    return undefined;
  });
  answer(exportPersonalData, () => ({
    exportedAt: at,
    user: { ...lea, isActive: true, mailboxProven: true, hasPassword, createdAt: at },
    sessions,
    outsideAccounts: [],
    secondFactor: { isOn, recoveryCodesLeft: 0 },
    mailedLinks: [],
    audit: [],
    credits: [],
    bookings: null,
    events: null,
  }));
  answer(erasePersonalData, ({ body }) => {
    if (body.email !== email) refuse('invalid-request', { errors: { email: 'invalid_value' } });
    requirePassword(body.password);
    if (!hasPassword && isOn && body.code !== rightCode)
      refuse('invalid-request', { errors: { code: body.code === undefined ? 'required' : 'invalid' } });
    if (!isOn) requireFresh();
    return { success: true as const };
  });
  answer(getBookingsAhead, () => ({ events: [], signatures: [] }));
};
