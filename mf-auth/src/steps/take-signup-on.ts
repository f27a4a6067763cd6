import type { SignedUp } from '@plenary/contracts/sign-up.schemas';
import { CallError } from '@plenary/http/call-error';
import { faultOf } from '../faults/fault.ts';
import type { StepProps } from '../flow/step-props.ts';
import type { Profile } from '../profile.ts';

/** Signs up; what it is refused for may lead to another step, which then keeps what was typed. */
export const takeSignupOn = async (
  advance: StepProps<'signup'>['advance'],
  { firstname, lastname, phone }: Profile,
  send: () => Promise<SignedUp>,
) => {
  let answer: SignedUp;
  try {
    answer = await send();
  } catch (error) {
    const isRefusal = error instanceof CallError && error.status < 500;
    if (!isRefusal) throw error;
    return advance({ type: 'signup-refused', fault: faultOf(error), profile: { firstname, lastname, phone } });
  }
  return advance({ type: 'signed-up', answer });
};
