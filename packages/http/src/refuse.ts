import { type FieldErrors, type RefusalCode, refusalStatus } from '@plenary/contracts/problem';
import { HTTPException } from 'hono/http-exception';

export interface RefusalDetails {
  errors?: FieldErrors;
  /** Members added to the problem document, as the endpoint's `problemMembers` say. */
  members?: Record<string, unknown>;
  retryAfterSeconds?: number;
}

/** A call that is answered with a problem document instead of its reply; the status follows from the code. */
export class Refusal extends HTTPException {
  readonly problem: { code: RefusalCode } & RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(refusalStatus[code], { message: code });
    this.problem = { code, ...details };
  }
}

export const refuse = (code: RefusalCode, details?: RefusalDetails): never => {
  throw new Refusal(code, details);
};
