import { readCompanyNumber } from '@plenary/contracts/company-number';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { ThrottleRule } from '@plenary/service-kit/throttle';
import type { BookingDeps } from '../deps.ts';
import type { RegisterAnswer } from './company-registers.ts';

/** Registers shut out who asks too often. */
const ofUser: readonly ThrottleRule[] = [
  { name: 'company-register-minute', limit: 6, windowMilliseconds: 60_000 },
  { name: 'company-register-day', limit: 60, windowMilliseconds: 86_400_000 },
];

/** Looks a company up by a typed VAT number or SIREN. Refuses `provider-not-configured` where the deployment has no register. */
export const findCompany = async (
  { companyRegisters, throttle }: BookingDeps,
  { actor, number: typed }: { actor: UserActor; number: string },
): Promise<RegisterAnswer> => {
  if (!companyRegisters) return refuse('provider-not-configured');
  const number = readCompanyNumber(typed);
  if (!number) return refuse('invalid-request', { errors: { number: 'invalid_format' } });
  await throttle.takeEach(ofUser.map((rule) => ({ rule, subject: actor.userId })));
  return companyRegisters.find(number);
};
