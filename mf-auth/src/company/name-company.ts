import type { SignedUp } from '@plenary/contracts/sign-up.schemas';
import { answerCompany } from './answer-company.ts';

/**
 * Answers a sign-up's question for the company with the name that came with it; any other answer stays as it is. The account is made by
 * then: a name that cannot be taken is asked for again.
 */
export const nameCompany = async (answer: SignedUp, companyName: string, signal: AbortSignal): Promise<SignedUp> => {
  const { createUserWithNewCompany: create } = answer._links;
  if (answer.nextStep !== 'COMPANY_CREATION' || !create || companyName.trim() === '') return answer;
  try {
    return await answerCompany(create, { companyName }, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    return answer;
  }
};
